import { MATTERS, UNITS } from "@legal/legal-rules";
import { formatPeriod } from "@legal/legal-rules/texts";
import { Checkbox, media, SelectField, space, TextField } from "@legal/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useLegalTexts } from "../../use-legal-texts.ts";
import type { DeadlineDraft } from "./deadline-draft.ts";

const Length = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

interface ExtensionFieldProps {
  draft: DeadlineDraft;
  error: string | undefined;
  onChange: (part: Partial<DeadlineDraft>) => void;
}

/** An extension, where the matter can have one: that of the law, or as long as the court has set. */
export const ExtensionField = ({ draft, error, onChange }: ExtensionFieldProps) => {
  const { formatMessage } = useIntl();
  const texts = useLegalTexts();
  const allowed = draft.matter === "" ? null : MATTERS[draft.matter].extension;
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
    <Length>
      <TextField
        label={formatMessage({ id: "deadlines.extension" })}
        labelNote={formatMessage({ id: "deadlines.optional" })}
        inputMode="numeric"
        maxLength={3}
        value={draft.extensionLength}
        error={error}
        onChange={({ target }) => onChange({ extensionLength: target.value.replaceAll(/\D/g, "") })}
      />
      <SelectField
        label={formatMessage({ id: "deadlines.extension.unit" })}
        value={draft.extensionUnit}
        onChange={({ target }) => onChange({ extensionUnit: target.value as DeadlineDraft["extensionUnit"] })}
      >
        {UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {formatMessage({ id: `deadlines.unit.${unit}` })}
          </option>
        ))}
      </SelectField>
    </Length>
  );
};
