import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { color, space, TARGET_SIZE } from "../theme/tokens.ts";

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: ${TARGET_SIZE};
  cursor: pointer;
`;

const Box = styled.input`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  accent-color: ${color.accent};
`;

type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "type"> & { label: ReactNode };

export const Checkbox = ({ label, ...rest }: CheckboxProps) => (
  <Label>
    <Box type="checkbox" {...rest} />
    <span>{label}</span>
  </Label>
);
