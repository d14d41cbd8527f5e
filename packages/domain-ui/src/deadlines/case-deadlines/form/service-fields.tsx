import type { ServiceMode } from "@legal/legal-rules";
import { modeDateName, modeName } from "@legal/legal-rules/texts";
import { SelectField, TextField } from "@legal/ui";
import { useIntl } from "react-intl";
import { useLegalTexts } from "../../use-legal-texts.ts";
import { modesOf } from "../usual-matters.ts";
import type { DeadlineDraft } from "./deadline-draft.ts";
import type { FieldProblems } from "./use-field-problems.ts";

const RANGE = { min: "2000-01-01", max: "2099-12-31" };

interface ServiceFieldsProps {
  draft: DeadlineDraft;
  problems: FieldProblems;
  onChange: (part: Partial<DeadlineDraft>) => void;
}

/** How the paper was served, and when. */
export const ServiceFields = ({ draft, problems, onChange }: ServiceFieldsProps) => {
  const { formatMessage } = useIntl();
  const texts = useLegalTexts();
  const { matter, mode } = draft;
  return (
    <>
      {matter !== "" && (
        <SelectField
          label={formatMessage({ id: "deadlines.mode" })}
          value={mode}
          error={problems["service.mode"]}
          onChange={({ target }) => onChange({ mode: target.value as ServiceMode })}
        >
          {modesOf(matter).map((one) => (
            <option key={one} value={one}>
              {modeName(one, texts)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        type="date"
        name="service.date"
        {...RANGE}
        label={modeDateName(mode, texts)}
        value={draft.date}
        error={problems["service.date"]}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      {mode === "electronic-opened" && (
        <TextField
          type="date"
          name="service.noticeDate"
          {...RANGE}
          label={formatMessage({ id: "deadlines.noticeDate" })}
          labelNote={formatMessage({ id: "deadlines.optional" })}
          hint={formatMessage({ id: "deadlines.noticeDate.hint" })}
          value={draft.noticeDate}
          error={problems["service.noticeDate"]}
          onChange={({ target }) => onChange({ noticeDate: target.value })}
        />
      )}
    </>
  );
};
