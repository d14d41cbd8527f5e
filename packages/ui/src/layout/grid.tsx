import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";

/** As many equal columns as fit; each at least `$min` wide, and never wider than a phone. */
export const Grid = styled.div<{ $min?: string; $gap?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min = "260px" }) => $min}, 100%), 1fr));
  gap: ${({ $gap = 4 }) => space($gap)};
`;
