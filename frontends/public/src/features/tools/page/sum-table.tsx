import { color, fontSize, Table, UNSPACED_TEXT } from "@legal/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Amounts = styled(Table)<{ $summed: boolean }>`
  th,
  td {
    vertical-align: top;
  }
  /* Dates stay whole. */
  th${UNSPACED_TEXT} {
    word-break: keep-all;
  }
  td {
    white-space: nowrap;
  }
  tr:last-child > * {
    border-bottom: 0;
    font-weight: ${({ $summed }) => ($summed ? 650 : "inherit")};
  }
  small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize[13]};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

interface SumTableProps {
  label: string;
  /** Whether the last row is the sum of the others. */
  summed?: boolean;
  rows: readonly { key: string; name: ReactNode; note?: ReactNode; amount: string }[];
}

/** Amounts below each other. */
export const SumTable = ({ label, rows, summed = false }: SumTableProps) => (
  <Amounts aria-label={label} $summed={summed}>
    <tbody>
      {rows.map(({ key, name, note, amount }) => (
        <tr key={key}>
          <th scope="row">
            {name}
            {note && <small>{note}</small>}
          </th>
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
  </Amounts>
);
