import { styled } from "styled-components";
import { color, fontSize, type FontSize } from "../theme/tokens.ts";

interface TextProps {
  $size?: FontSize;
  $tone?: "ink" | "muted" | "accentText" | "danger" | "success";
  $strong?: boolean;
}

/** A paragraph (or `as="span"`). */
export const Text = styled.p<TextProps>`
  font-size: ${({ $size = 16 }) => fontSize[$size]};
  color: ${({ $tone = "ink" }) => color[$tone]};
  font-weight: ${({ $strong }) => ($strong ? 600 : "inherit")};
`;
