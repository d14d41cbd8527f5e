import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldProps } from "./field.tsx";
import { splitFieldProps } from "./split-field-props.ts";

export const Input = styled.input`
  ${controlStyle}
`;

const Line = styled.div`
  display: flex;
  gap: ${space(2)};

  & > button {
    flex: none;
  }
`;

interface TextFieldProps extends FieldProps, ComponentPropsWithRef<"input"> {
  label: string;
  /** A button beside the input, e.g. the availability check. */
  action?: ReactNode;
}

export const TextField = ({ action, ...props }: TextFieldProps) => {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(link) =>
        action ? (
          <Line>
            <Input {...control} {...link} />
            {action}
          </Line>
        ) : (
          <Input {...control} {...link} />
        )
      }
    </Field>
  );
};
