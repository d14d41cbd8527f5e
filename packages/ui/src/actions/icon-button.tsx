import type { ComponentPropsWithRef, ReactNode } from "react";
import { css, styled } from "styled-components";
import { color, motion, radius, TARGET_SIZE } from "../theme/tokens.ts";
import { useEarlyClick } from "./use-early-click.ts";

/** The look of a square icon action, for router links too. */
export const iconButtonStyle = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${TARGET_SIZE};
  height: ${TARGET_SIZE};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.45;
  }
`;

const Root = styled.button`
  ${iconButtonStyle}
`;

interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  label: string;
  icon: ReactNode;
}

/** An icon without text; `label` is its name and its native tooltip. */
export const IconButton = ({ label, icon, type = "button", ref, ...rest }: IconButtonProps) => (
  <Root type={type} aria-label={label} title={label} {...rest} ref={useEarlyClick(ref)}>
    {icon}
  </Root>
);
