import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius } from "../theme/tokens.ts";

type AvatarTone = "person" | "staff" | "ai";

const background = { person: color.sunken, staff: color.primary, ai: color.accentTint };
const foreground = { person: color.muted, staff: color.onPrimary, ai: color.accentText };

const Root = styled.span<{ $tone: AvatarTone }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.full};
  background: ${({ $tone }) => background[$tone]};
  color: ${({ $tone }) => foreground[$tone]};
  font-size: 0.875rem;
  font-weight: 650;
`;

interface AvatarProps {
  /** The name whose first character is shown; it is beside the avatar as text, so this is decoration. */
  name: string;
  tone?: AvatarTone;
  icon?: ReactNode;
}

export const Avatar = ({ name, tone = "person", icon }: AvatarProps) => (
  <Root $tone={tone} aria-hidden>
    {icon ?? (Array.from(name.trim())[0] ?? "?").toLocaleUpperCase()}
  </Root>
);
