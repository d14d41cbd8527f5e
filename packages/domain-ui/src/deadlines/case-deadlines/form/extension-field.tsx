import { caseRuleOf } from "@legal/legal-rules/case-matters";
import { formatPeriod } from "@legal/legal-rules/texts";
import { Checkbox } from "@legal/ui";
import { useIntl } from "react-intl";
import { useLegalTexts } from "../../use-legal-texts.ts";
import type { DeadlineDraft } from "./deadline-draft.ts";
import { LengthFields } from "./length-fields.tsx";

interface ExtensionFieldProps {
  draft: DeadlineDraft;
  error: string | undefined;
  onChange: (part: Partial<DeadlineDraft>) => void;
}

/** An extension, where the matter can have one: that of the law, or as long as the court has set. */
export const ExtensionField = ({ draft, error, onChange }: ExtensionFieldProps) => {
  const { formatMessage } = useIntl();
  const texts = useLegalTexts();
  const allowed = draft.matter === "" ? null : caseRuleOf(draft.matter).extension;
  if (allowed === null) return null;
  if (allowed !== "court") {
    return (
      <Checkbox
        label={formatMessage({ id: "deadlines.extension.given" }, { period: formatPeriod(allowed, texts) })}
        checked={draft.isExtended}
        onChange={({ currentTarget }) => onChange({ isExtended: currentTarget.checked })}
      />
    );
  }
  return (
    <LengthFields
      label={formatMessage({ id: "deadlines.extension" })}
      labelNote={formatMessage({ id: "deadlines.optional" })}
      length={draft.extensionLength}
      unit={draft.extensionUnit}
      error={error}
      onChange={(part) => onChange("unit" in part ? { extensionUnit: part.unit } : { extensionLength: part.length })}
    />
  );
};
