import type { ChatRoom } from "@legal/contracts";
import { Card, color, fontSize, space } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { isActive, isCompleted } from "../../cases/case-lists.ts";

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);

  & > div + div {
    border-inline-start: 1px solid ${color.hairline};
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    padding: ${space(4)} ${space(3)};
    text-align: center;
  }
  dt {
    color: ${color.muted};
    font-size: ${fontSize[13]};
  }
  dd {
    font-size: ${fontSize[22]};
    font-weight: 650;
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
`;

/** A cancelled case counts as one, but is neither active nor completed. */
export const CaseCounts = ({ cases }: { cases: readonly ChatRoom[] }) => {
  const { number } = useFormat();
  const counts = [
    { id: "active", count: cases.filter(isActive).length },
    { id: "completed", count: cases.filter(isCompleted).length },
    { id: "all", count: cases.length },
  ];
  return (
    <Card $padding={0}>
      <List>
        {counts.map(({ id, count }) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={`myPage.count.${id}`} />
            </dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </List>
    </Card>
  );
};
