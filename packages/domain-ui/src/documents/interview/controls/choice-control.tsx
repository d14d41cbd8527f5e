import { color, fontSize, radius, SelectField, space, TARGET_SIZE } from "@legal/ui";
import { useId } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import type { ControlProps } from "./control-props.ts";

const RADIOS_MAX = 6;

const Group = styled.fieldset`
  display: grid;
  gap: ${space(2)};

  legend {
    margin-block-end: ${space(1.5)};
    font-size: ${fontSize[15]};
    font-weight: 600;
  }
  legend small {
    margin-inline-start: ${space(1.5)};
    color: ${color.muted};
    font-size: ${fontSize[13]};
    font-weight: 400;
  }
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Option = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${TARGET_SIZE};
  padding: ${space(1.5)} ${space(4)};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.surface};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentTint};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.6;
  }
  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.accent};
    outline: none;
  }
`;

const Below = styled.div`
  color: ${color.muted};
  font-size: ${fontSize[13]};

  &[data-error] {
    color: ${color.danger};
    font-weight: 500;
  }
`;

interface ChoiceProps extends Omit<ControlProps, "value" | "onChange" | "onBlur"> {
  options: readonly { value: string; name: string }[];
  value: string;
  /** A list however few there are: its choice can be taken back. */
  asList?: boolean;
  onChange: (value: string) => void;
}

const Select = ({ options, value, onChange, labelNote, asList: _asList, ...rest }: ChoiceProps) => {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      {...rest}
      {...(labelNote && { labelNote })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{formatMessage({ id: "documents.choose" })}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
};

/** A few options beside each other, many in a list. */
export const ChoiceControl = (props: ChoiceProps) => {
  const name = useId();
  if (props.asList || props.options.length > RADIOS_MAX) return <Select {...props} />;
  const { id, label, labelNote, hint, error, options, value, disabled, onChange, onFocus } = props;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <Group id={id} tabIndex={-1} aria-describedby={described} onFocus={onFocus}>
      <legend>
        {label}
        {labelNote && <small>{labelNote}</small>}
      </legend>
      <Options>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </Option>
        ))}
      </Options>
      {error && (
        <Below id={`${id}-error`} data-error>
          {error}
        </Below>
      )}
      {hint && <Below id={`${id}-hint`}>{hint}</Below>}
    </Group>
  );
};
