import { color, fontSize, space, Table, TARGET_SIZE } from "@legal/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import type { Bar } from "./bar-chart.tsx";

const Details = styled.details`
  font-size: ${fontSize[15]};

  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${TARGET_SIZE};
    color: ${color.accentText};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.22em;
    cursor: pointer;
  }
`;

const Numbers = styled(Table)`
  thead th {
    color: ${color.muted};
    font-size: ${fontSize[13]};
    font-weight: 600;
  }
  thead th:last-child {
    padding-inline-start: ${space(3)};
    text-align: end;
  }
`;

interface NumberTableProps {
  caption: string;
  nameHead: string;
  numberHead: string;
  rows: readonly Bar[];
}

/** All numbers behind a chart, opened at a press. */
export const NumberTable = ({ caption, nameHead, numberHead, rows }: NumberTableProps) => {
  const { formatNumber } = useIntl();
  return (
    <Details>
      <summary>
        <FormattedMessage id="admin.statistics.table" />
      </summary>
      <Numbers aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{nameHead}</th>
            <th scope="col">{numberHead}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, value }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{formatNumber(value)}</td>
            </tr>
          ))}
        </tbody>
      </Numbers>
    </Details>
  );
};
