import { styled } from "styled-components";

/** Money, dates and counts, in figures of equal width that never break. */
export const Numeric = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
