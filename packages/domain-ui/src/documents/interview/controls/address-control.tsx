import type { AnswerValue } from "@legal/document-types";
import { color, Field, fontSize, space, controlStyle } from "@legal/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import type { ControlProps } from "./control-props.ts";

const Input = styled.input`
  ${controlStyle}
`;

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  & > label {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    color: ${color.muted};
    font-size: ${fontSize[13]};
  }
  & > label > input {
    width: 8em;
  }
`;

const partsOf = (value: AnswerValue | undefined) =>
  typeof value === "object" && "line" in value ? value : { postcode: "", line: "" };

/** Street and number as one line, as papers print it, and the postcode where it is known. */
export const AddressControl = ({ id, label, labelNote, hint, error, value, ...rest }: ControlProps) => {
  const { disabled, onChange, onFocus, onBlur } = rest;
  const { formatMessage } = useIntl();
  const parts = partsOf(value);
  const change = (part: Partial<typeof parts>) => {
    const next = { ...parts, ...part };
    onChange(next.line === "" && next.postcode === "" ? null : next);
  };
  const handlers = { disabled, onFocus, onBlur };
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(labelNote && { labelNote })}>
      {(link) => (
        <Lines>
          <Input
            {...link}
            {...handlers}
            lang="ko"
            autoComplete="off"
            maxLength={200}
            placeholder={formatMessage({ id: "documents.address.example" })}
            value={parts.line}
            onChange={({ target }) => change({ line: target.value })}
          />
          <label>
            {formatMessage({ id: "documents.address.postcode" })}
            <Input
              {...handlers}
              aria-label={formatMessage({ id: "documents.address.postcodeOf" }, { name: label })}
              inputMode="numeric"
              maxLength={5}
              value={parts.postcode}
              onChange={({ target }) => change({ postcode: target.value.normalize("NFKC").replaceAll(/\D/g, "") })}
            />
          </label>
        </Lines>
      )}
    </Field>
  );
};
