import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { color, motion, space, TARGET_SIZE } from "../theme/tokens.ts";

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: ${TARGET_SIZE};
  cursor: pointer;
`;

/** The native box is grey in dark mode, whatever surrounds it. */
const Box = styled.input`
  display: grid;
  flex: none;
  place-content: center;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1px solid ${color.control};
  border-radius: 4px;
  appearance: none;
  background: ${color.surface};
  cursor: inherit;

  &::before {
    width: 12px;
    height: 12px;
    background: ${color.onAccent};
    clip-path: polygon(14% 44%, 0 60%, 40% 100%, 100% 18%, 84% 4%, 38% 68%);
    content: "";
    transform: scale(0);
    transition: transform ${motion.quick};
  }
  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &:checked::before {
    transform: none;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "type"> & { label: ReactNode };

export const Checkbox = ({ label, ...rest }: CheckboxProps) => (
  <Label>
    <Box type="checkbox" {...rest} />
    <span>{label}</span>
  </Label>
);
