import { css } from "styled-components";
import { color, fontSize, motion, radius, space, TARGET_SIZE } from "../theme/tokens.ts";

export type ButtonVariant = "primary" | "accent" | "quiet" | "danger" | "link";
export type ButtonSize = "small" | "medium" | "large";

export interface ButtonLook {
  $variant?: ButtonVariant | undefined;
  $size?: ButtonSize | undefined;
  $fullWidth?: boolean | undefined;
}

const filled = (background: string, hover: string, text: string) => css`
  background: ${background};
  color: ${text};

  &:hover {
    background: ${hover};
  }
`;

const variants = {
  primary: filled(color.primary, color.primaryHover, color.onPrimary),
  accent: filled(color.accent, color.accentHover, color.onAccent),
  danger: filled(color.danger, color.dangerHover, color.onDanger),
  quiet: css`
    background: ${color.surface};
    border-color: ${color.control};
    color: ${color.ink};

    &:hover {
      background: ${color.sunken};
      border-color: ${color.ink};
    }
  `,
  link: css`
    padding-inline: ${space(1)};
    background: transparent;
    color: ${color.accentText};
    text-decoration: underline;
    text-underline-offset: 0.22em;
  `,
};

const sizes = {
  small: css`
    min-height: 36px;
    padding-inline: ${space(3)};
    font-size: ${fontSize[15]};

    /* Looks 36 px high on dense screens and still gives a finger its 44 px. */
    &::after {
      content: "";
      position: absolute;
      inset: -5px 0;
    }
  `,
  medium: css`
    min-height: ${TARGET_SIZE};
    padding-inline: ${space(5)};
    font-size: ${fontSize[16]};
  `,
  large: css`
    min-height: 54px;
    padding-inline: ${space(7)};
    font-size: ${fontSize[16]};
  `,
};

/** The look of a button, shared by `Button`, `ButtonAnchor` and router links. */
export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  width: ${({ $fullWidth }) => ($fullWidth ? "100%" : "auto")};
  padding-block: ${space(1)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};
  ${({ $size = "medium" }) => sizes[$size]}
  ${({ $variant = "primary" }) => variants[$variant]}

  &:disabled,
  &[aria-disabled="true"] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[aria-busy="true"] {
    cursor: progress;
    opacity: 0.8;
  }
`;
