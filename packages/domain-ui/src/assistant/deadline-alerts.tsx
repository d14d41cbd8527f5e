import { MATTER_OF_RULE } from "@legal/catalog";
import { daysBetween } from "@legal/i18n";
import type { MatterId } from "@legal/legal-rules";
import { color, fontSize, Icon, KoreanTerms, radius, SEPARATOR, space, Text } from "@legal/ui";
import { paths, TextLink, useFormat } from "@legal/web-kit";
import AlarmClock from "lucide-react/icons/alarm-clock";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { useSeoulToday } from "../deadlines/use-seoul-today.ts";
import type { ShownAlert } from "./warnings-once.ts";

const Box = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.danger};
  border-inline-start-width: 4px;
  border-radius: ${radius.control};
  background: ${color.dangerTint};
  font-size: ${fontSize[15]};

  & > :first-child {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    color: ${color.danger};
    font-size: inherit;
    font-weight: 650;
  }
  li + li {
    margin-block-start: ${space(3)};
  }
  strong,
  small {
    display: block;
  }
  small {
    color: ${color.muted};
    font-size: ${fontSize[13]};
  }
`;

const Due = styled.p`
  font-size: ${fontSize[18]};
  font-weight: 650;
`;

/** From the day on which it is read: the answer may be weeks old. */
const DaysLeft = ({ date }: { date: string }) => {
  const days = daysBetween(useSeoulToday(), date);
  return <FormattedMessage id={days < 0 ? "ai.deadline.passed" : "ai.deadline.left"} values={{ days }} />;
};

const Withdrawn = () => <FormattedMessage id="ai.deadline.withdrawn" />;

/** The calculator with what is known: the paper and its day, else the paper that the period is about. */
const calculatorOf = (alerts: readonly ShownAlert[]): string => {
  const served = alerts.find(({ due, changed, withdrawn }) => due?.served && !changed && !withdrawn)?.due?.served;
  const [matter] = alerts.flatMap(({ rule }) => (MATTER_OF_RULE as Record<string, MatterId | undefined>)[rule] ?? []);
  return paths.tool("deadline", served ?? { matter });
};

interface DeadlineAlertsProps {
  alerts: readonly ShownAlert[];
  /** The way to staff. */
  action?: ReactNode;
}

/** Periods that run against the reader, with the rule each comes from. */
export const DeadlineAlerts = ({ alerts, action }: DeadlineAlertsProps) => {
  const { calendarDate } = useFormat();
  if (alerts.length === 0) return null;
  return (
    <Box>
      <p>
        <Icon of={AlarmClock} size={18} />
        <FormattedMessage id="ai.deadline" />
      </p>
      <ul>
        {alerts.map(({ rule, title, text, statutes, due, changed, withdrawn }) => (
          <li key={rule}>
            <strong>{title}</strong>
            {due && (
              <Due>
                <FormattedMessage
                  id="ai.deadline.due"
                  values={{
                    date: calendarDate(due.date),
                    left: withdrawn ? <Withdrawn /> : <DaysLeft date={due.date} />,
                  }}
                />
              </Due>
            )}
            {changed && (
              <p>
                <FormattedMessage id="ai.deadline.changed" />
              </p>
            )}
            <KoreanTerms text={text} />
            <small>{statutes.join(SEPARATOR)}</small>
          </li>
        ))}
      </ul>
      <Text $size={13} $tone="muted">
        {alerts[0]?.note}
      </Text>
      <p>
        <TextLink to={calculatorOf(alerts)}>
          <FormattedMessage id="ai.deadline.count" />
        </TextLink>
      </p>
      {action && <div>{action}</div>}
    </Box>
  );
};
