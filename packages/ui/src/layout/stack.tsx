import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";

/** Children below each other; `$gap` in 4 px steps. */
export const Stack = styled.div<{ $gap?: number; $align?: "stretch" | "start" | "center" | "end" }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = "stretch" }) => $align};
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
`;
