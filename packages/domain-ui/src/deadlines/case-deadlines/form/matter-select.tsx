import type { CaseMatter } from "@legal/legal-rules/case-matters";
import { SelectField } from "@legal/ui";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { MatterChoice } from "../usual-matters.ts";

interface MatterSelectProps {
  label: string;
  hint?: ReactNode;
  choice: MatterChoice;
  nameOf: (matter: CaseMatter) => string;
  value: string;
  error?: string | undefined;
  onChange: (matter: string) => void;
}

/** What a period is for; what is usual in the case comes first. */
export const MatterSelect = ({ label, hint, choice, nameOf, value, error, onChange }: MatterSelectProps) => {
  const { formatMessage } = useIntl();
  const optionsOf = (matters: readonly CaseMatter[]) =>
    matters.map((matter) => (
      <option key={matter} value={matter}>
        {nameOf(matter)}
      </option>
    ));
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{formatMessage({ id: "deadlines.choose" })}</option>
      {choice.usual.length === 0 ? (
        optionsOf(choice.others)
      ) : (
        <>
          <optgroup label={formatMessage({ id: "deadlines.usual" })}>{optionsOf(choice.usual)}</optgroup>
          <optgroup label={formatMessage({ id: "deadlines.others" })}>{optionsOf(choice.others)}</optgroup>
        </>
      )}
    </SelectField>
  );
};
