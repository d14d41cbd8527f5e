import type { CaseDeadline, ChatRoom } from "@legal/contracts";
import { Badge, color, Icon, Row, SEPARATOR, space, Stack, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { DeadlineBadge } from "../deadline-badge.tsx";
import { MatterName } from "../matter-name.tsx";
import { CalendarFileButton } from "./calendar-file-button.tsx";
import { DeadlineSentence } from "./deadline-sentence.tsx";
import { DeadlineSteps } from "./deadline-steps.tsx";
import { isRunning } from "./is-running.ts";
import { RuleDerivedNote } from "./rule-derived-note.tsx";
import { PartyName } from "./party-name.tsx";
import { useNamedInAddress } from "./use-named-in-address.ts";

const Root = styled.li`
  padding-block: ${space(4)};
  border-block-start: 1px solid ${color.hairline};

  &:first-child {
    padding-block-start: 0;
    border: 0;
  }
`;

const Name = styled.strong`
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface StateProps {
  deadline: CaseDeadline;
  running: boolean;
}

const State = ({ deadline: { state, dueDate, confirmed }, running }: StateProps) => (
  <>
    <DeadlineBadge deadline={dueDate} over={!running} />
    {state !== "open" && (
      <Badge tone={state === "done" ? "success" : "neutral"}>
        <FormattedMessage id={`deadlines.state.${state}`} />
      </Badge>
    )}
    {running && !confirmed && (
      <Badge tone="warning">
        <Icon of={CircleHelp} size={14} />
        <FormattedMessage id="deadlines.unconfirmed" />
      </Badge>
    )}
  </>
);

/** Who entered and who confirmed it, and what happened to it since. */
const Origin = ({ deadline }: { deadline: CaseDeadline }) => {
  const { enteredBy, confirmedBy, movedFrom, formerMatter, reason, keptBy } = deadline;
  const { calendarDate } = useFormat();
  return (
    <>
      <Text $size={13} $tone="muted">
        {enteredBy && <FormattedMessage id="deadlines.enteredBy" values={{ name: <PartyName party={enteredBy} /> }} />}
        {confirmedBy && (
          <>
            {enteredBy && SEPARATOR}
            <FormattedMessage id="deadlines.confirmedBy" values={{ name: <PartyName party={confirmedBy} /> }} />
          </>
        )}
      </Text>
      {formerMatter && (
        <Text $size={15}>
          <FormattedMessage id="deadlines.corrected" values={{ former: <MatterName matter={formerMatter} /> }} />
        </Text>
      )}
      {movedFrom && (
        <Text $size={15}>
          <FormattedMessage id="deadlines.moved" values={{ from: calendarDate(movedFrom) }} />
        </Text>
      )}
      {reason && (
        <Text $size={15} $tone="muted">
          {keptBy ? (
            <FormattedMessage id={`deadlines.keptBy.${keptBy.kind}`} values={{ date: calendarDate(keptBy.date) }} />
          ) : (
            <FormattedMessage id="deadlines.reason" values={{ reason }} />
          )}
        </Text>
      )}
    </>
  );
};

interface DeadlineItemProps {
  room: ChatRoom;
  deadline: CaseDeadline;
  /** What the reader may know of an unconfirmed one. */
  unconfirmed: ReactNode;
  /** What the reader can do about it. */
  actions?: ReactNode;
  /** Who was reminded of it, for staff. */
  reminders?: ReactNode;
}

/** One deadline: what for, until when and why, whether it is confirmed, and how it was counted. */
export const DeadlineItem = ({ room, deadline, unconfirmed, actions, reminders }: DeadlineItemProps) => {
  const { formatMessage } = useIntl();
  const { matter, service, dueDate, steps, statutes, holidays, confirmed } = deadline;
  const running = isRunning(deadline, room);
  const root = useNamedInAddress(deadline.id);
  return (
    <Root ref={root} tabIndex={-1}>
      <Stack $gap={1.5}>
        <Row $gap={2}>
          <Name>{matter === null ? formatMessage({ id: "deadlines.manual" }) : <MatterName matter={matter} />}</Name>
          <State deadline={deadline} running={running} />
        </Row>
        <Text $size={15}>
          <DeadlineSentence service={service} dueDate={dueDate} steps={steps} />
        </Text>
        {running && <RuleDerivedNote dueDate={dueDate} steps={steps} />}
        {running && !confirmed && (
          <Text $size={15} $tone="muted">
            {unconfirmed}
          </Text>
        )}
        <Origin deadline={deadline} />
        {steps.length > 0 && <DeadlineSteps steps={steps} statutes={statutes} holidays={holidays} />}
        {running && (
          <Row>
            <CalendarFileButton deadline={deadline} />
          </Row>
        )}
        {actions}
        {reminders}
      </Stack>
    </Root>
  );
};
