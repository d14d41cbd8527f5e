import { styled } from "styled-components";
import { color, space } from "../theme/tokens.ts";

/** Named rows with numbers below each other. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${color.hairline};
  }
  th {
    font-weight: 400;
    text-align: start;
  }
  td {
    padding-inline-start: ${space(3)};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
