import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";
import { controlStyle } from "./control-style.ts";
import { Field, type FieldProps } from "./field.tsx";
import { splitFieldProps } from "./split-field-props.ts";

/** As high as its text where the browser can, from `$rows` lines up to half of the screen. */
const Area = styled.textarea<{ $rows: number }>`
  ${controlStyle}
  display: block;
  min-height: calc(${({ $rows }) => $rows}lh + ${space(5)} + 2px);
  max-height: 50dvh;
  resize: vertical;
  field-sizing: content;
`;

type TextAreaProps = FieldProps & ComponentPropsWithRef<"textarea">;

export const TextArea = ({ rows = 6, ...props }: TextAreaProps) => {
  const { field, control } = splitFieldProps(props);
  return <Field {...field}>{(link) => <Area rows={rows} $rows={rows} {...control} {...link} />}</Field>;
};
