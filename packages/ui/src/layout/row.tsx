import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";

interface RowProps {
  $gap?: number;
  $justify?: "start" | "center" | "end" | "space-between";
  $align?: "start" | "center" | "end" | "baseline" | "stretch";
  $wrap?: boolean;
}

/** Children beside each other, wrapping unless `$wrap` is false; `$gap` in 4 px steps. */
export const Row = styled.div<RowProps>`
  display: flex;
  flex-wrap: ${({ $wrap = true }) => ($wrap ? "wrap" : "nowrap")};
  align-items: ${({ $align = "center" }) => $align};
  justify-content: ${({ $justify = "start" }) => $justify};
  gap: ${({ $gap = 3 }) => space($gap)};
  min-width: 0;
`;
