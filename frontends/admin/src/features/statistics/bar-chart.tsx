import { color, fontSize, radius, space } from "@legal/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";

export interface Bar {
  id: string;
  label: string;
  value: number;
}

const Bars = styled.ol`
  display: grid;
  gap: ${space(3)};
`;

const Line = styled.div`
  display: flex;
  gap: ${space(3)};
  justify-content: space-between;
  font-size: ${fontSize[15]};

  span:last-child {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;

const Track = styled.div`
  height: 10px;
  margin-block-start: ${space(1)};
  border-radius: ${radius.full};
  background: ${color.sunken};
`;

/** So that a small number beside thousands is still visible. */
const Fill = styled.div<{ $isEmpty: boolean }>`
  min-width: ${({ $isEmpty }) => ($isEmpty ? 0 : "4px")};
  height: 100%;
  border-radius: ${radius.full};
  background: ${color.accent};
`;

/** Horizontal bars with their names and numbers as text, so that screen readers can read the chart. */
export const BarChart = ({ bars }: { bars: readonly Bar[] }) => {
  const { formatNumber } = useIntl();
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Bars>
      {bars.map(({ id, label, value }) => (
        <li key={id}>
          <Line>
            <span>{label}</span> <span>{formatNumber(value)}</span>
          </Line>
          <Track aria-hidden>
            <Fill $isEmpty={value === 0} style={{ width: `${(value / longest) * 100}%` }} />
          </Track>
        </li>
      ))}
    </Bars>
  );
};
