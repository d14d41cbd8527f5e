import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldProps } from "./field.tsx";
import { splitFieldProps } from "./split-field-props.ts";

const Area = styled.textarea`
  ${controlStyle}
  display: block;
  resize: vertical;
`;

type TextAreaProps = FieldProps & ComponentPropsWithRef<"textarea">;

export const TextArea = ({ rows = 6, ...props }: TextAreaProps) => {
  const { field, control } = splitFieldProps(props);
  return <Field {...field}>{(link) => <Area rows={rows} {...control} {...link} />}</Field>;
};
