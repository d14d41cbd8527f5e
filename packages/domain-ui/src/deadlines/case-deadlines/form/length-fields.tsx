import { UNITS, type Unit } from "@legal/legal-rules";
import { media, SelectField, space, TextField } from "@legal/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";

const Length = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

interface LengthFieldsProps {
  label: string;
  labelNote?: string;
  length: string;
  unit: Unit;
  error: string | undefined;
  onChange: (part: { length: string } | { unit: Unit }) => void;
}

/** A length of time as a court writes it: a number and its unit. */
export const LengthFields = ({ label, labelNote, length, unit, error, onChange }: LengthFieldsProps) => {
  const { formatMessage } = useIntl();
  return (
    <Length>
      <TextField
        label={label}
        {...(labelNote !== undefined && { labelNote })}
        inputMode="numeric"
        maxLength={3}
        value={length}
        error={error}
        onChange={({ target }) => onChange({ length: target.value.replaceAll(/\D/g, "") })}
      />
      <SelectField
        label={formatMessage({ id: "deadlines.extension.unit" })}
        value={unit}
        onChange={({ target }) => onChange({ unit: target.value as Unit })}
      >
        {UNITS.map((one) => (
          <option key={one} value={one}>
            {formatMessage({ id: `deadlines.unit.${one}` })}
          </option>
        ))}
      </SelectField>
    </Length>
  );
};
