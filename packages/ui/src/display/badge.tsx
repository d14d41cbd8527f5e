import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { ColorRole } from "../theme/palette.ts";
import { color, fontSize, radius, space } from "../theme/tokens.ts";

export type BadgeTone = "neutral" | "accent" | "danger" | "success" | "warning" | "info";

const tones: Record<BadgeTone, { text: ColorRole; tint: ColorRole }> = {
  neutral: { text: "muted", tint: "sunken" },
  accent: { text: "accentText", tint: "accentTint" },
  danger: { text: "danger", tint: "dangerTint" },
  success: { text: "success", tint: "successTint" },
  warning: { text: "warning", tint: "warningTint" },
  info: { text: "info", tint: "infoTint" },
};

export const BadgeRoot = styled.span<{ $text: ColorRole; $tint: ColorRole }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding: 2px ${space(2.5)};
  border-radius: ${radius.full};
  background: ${({ $tint }) => color[$tint]};
  color: ${({ $text }) => color[$text]};
  font-size: ${fontSize[13]};
  font-weight: 600;
  line-height: 1.6;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
}

export const Badge = ({ tone = "neutral", children }: BadgeProps) => (
  <BadgeRoot $text={tones[tone].text} $tint={tones[tone].tint}>
    {children}
  </BadgeRoot>
);
