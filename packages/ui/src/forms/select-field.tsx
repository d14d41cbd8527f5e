import type { ComponentPropsWithRef } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { styled } from "styled-components";
import { Icon } from "../icons/icon.tsx";
import { color } from "../theme/tokens.ts";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldProps } from "./field.tsx";
import { splitFieldProps } from "./split-field-props.ts";

const Frame = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 14px;
    transform: translateY(-50%);
    color: ${color.muted};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyle}
  padding-inline-end: 40px;
  appearance: none;
  cursor: pointer;
`;

type SelectFieldProps = FieldProps & ComponentPropsWithRef<"select">;

/** The platform's own select in the house look; children are `<option>`s. */
export const SelectField = (props: SelectFieldProps) => {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(link) => (
        <Frame>
          <Control {...control} {...link} />
          <Icon of={ChevronDown} size={18} />
        </Frame>
      )}
    </Field>
  );
};
