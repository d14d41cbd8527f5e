import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, fontSize, motion, radius, space, TARGET_SIZE } from "../theme/tokens.ts";

const Label = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: ${TARGET_SIZE};
  cursor: pointer;
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Hint = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${fontSize[13]};
`;

const Track = styled.input`
  position: relative;
  flex: none;
  width: 44px;
  height: 26px;
  margin: 0;
  border: 1px solid ${color.control};
  border-radius: ${radius.full};
  appearance: none;
  background: ${color.sunken};
  cursor: inherit;
  transition: background-color ${motion.quick};

  &::before {
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    width: 18px;
    height: 18px;
    border-radius: ${radius.full};
    background: ${color.control};
    content: "";
    transition: transform ${motion.quick};
  }
  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &:checked::before {
    background: ${color.onAccent};
    transform: translateX(18px);
  }
  &[aria-busy="true"] {
    opacity: 0.7;
  }
  @media (forced-colors: active) {
    width: auto;
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;

interface SwitchProps extends Omit<ComponentPropsWithRef<"input">, "type" | "role"> {
  label: string;
  hint?: ReactNode;
  checked: boolean;
}

/** Takes effect at once; what is sent with a form is a `Checkbox`. */
export const Switch = ({ label, hint, checked, ...rest }: SwitchProps) => {
  const id = useId();
  return (
    <Label htmlFor={id}>
      <Words>
        <span id={`${id}-label`}>{label}</span>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Words>
      <Track
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </Label>
  );
};
