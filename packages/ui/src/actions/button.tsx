import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { SpinnerMark } from "../icons/spinner-mark.tsx";
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from "./button-style.ts";
import { useEarlyClick } from "./use-early-click.ts";
import { usePendingClick, type ClickHandler } from "./use-pending-click.ts";

interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "onClick"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  /** Shows a spinner and swallows clicks; the button keeps its focus. */
  loading?: boolean;
  icon?: ReactNode;
  /** A returned promise makes the button busy until it settles. */
  onClick?: ClickHandler<HTMLButtonElement>;
}

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
`;

export const Button = ({
  variant,
  size,
  fullWidth,
  loading = false,
  icon,
  onClick,
  type = "button",
  children,
  ref,
  ...rest
}: ButtonProps) => {
  const button = useEarlyClick(ref);
  const { pending, handleClick } = usePendingClick(onClick, loading);
  const busy = loading || pending;
  return (
    <Root
      {...rest}
      ref={button}
      type={type}
      aria-busy={busy || undefined}
      onClick={(event) => void handleClick(event)}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
    >
      {busy ? <SpinnerMark /> : icon}
      {children}
    </Root>
  );
};
