import { useState, type ReactNode } from "react";
import { isOpen } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import { LegalRuleError, nextWorkingDay, type ExtraHoliday } from "@legal/legal-rules";
import { Badge, Button, Icon, Row, Stack, Text, TextField, useFocusAfterChange } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { useEnteredHolidays } from "../../deadlines/entered-holidays.ts";
import { DeadlineBadge } from "../../deadlines/deadline-badge.tsx";
import { MatterName } from "../../deadlines/matter-name.tsx";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Pencil from "lucide-react/icons/pencil";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { typedOf, useTypedDeadline } from "./use-typed-deadline.ts";

/** As wide as a date, however long the text below it. */
const DateField = styled(TextField)`
  max-width: 180px;
`;

interface EditorProps {
  room: ChatRoom;
  onClose: () => void;
}

/** The working day after a day off; none for a half-typed date, or one outside the holiday list. */
const workingDayAfter = (date: string, holidays: readonly ExtraHoliday[]): string | undefined => {
  try {
    const next = nextWorkingDay(date, holidays);
    return next === date ? undefined : next;
  } catch (error) {
    if (error instanceof LegalRuleError) return undefined;
    throw error;
  }
};

/** A statutory period ending on a day off is extended, but the office may mean exactly this day. */
const DayOff = ({ workingDay }: { workingDay: string }) => {
  const { calendarDate } = useFormat();
  const next = calendarDate(workingDay);
  return <FormattedMessage id="staff.deadline.dayOff" values={{ next }} />;
};

/** The matter of a deadline that is counted from a service, where no date was typed beside it. */
const countedAlone = (room: ChatRoom): string | undefined =>
  typedOf(room) === null ? (room.nextDeadline?.matter ?? undefined) : undefined;

const WhereCounted = ({ room }: { room: ChatRoom }) => {
  const matter = countedAlone(room);
  if (matter === undefined) return null;
  return (
    <Text $size={15} $tone="muted">
      <FormattedMessage id="staff.deadline.computed" values={{ matter: <MatterName matter={matter} /> }} />
    </Text>
  );
};

/** Any of the open deadlines that waits for a confirmation, not the nearest alone. */
const Unconfirmed = ({ room: { nextDeadline, unconfirmedDeadlines } }: { room: ChatRoom }) => {
  const isNearest = nextDeadline?.confirmed === false;
  const count = unconfirmedDeadlines ?? (isNearest ? 1 : 0);
  if (count === 0) return null;
  return (
    <Badge tone="warning">
      {isNearest && count === 1 ? (
        <FormattedMessage id="staff.deadline.unconfirmed" />
      ) : (
        <FormattedMessage id="staff.deadline.unconfirmedCount" values={{ count }} />
      )}
    </Badge>
  );
};

const Editor = ({ room, onClose }: EditorProps) => {
  const { formatMessage } = useIntl();
  const { field, seen, date, setDate, problem, asksPast, isLoading, save, submit } = useTypedDeadline(room, onClose);
  const holidays = useEnteredHolidays();
  const workingDay = workingDayAfter(date, holidays);

  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap={2}>
        <DateField
          ref={field}
          type="date"
          label={formatMessage({ id: "staff.deadline" })}
          value={date}
          error={problem}
          hint={workingDay && <DayOff workingDay={workingDay} />}
          min="2000-01-01"
          max="2099-12-31"
          onChange={(event) => setDate(event.target.value)}
        />
        <WhereCounted room={seen} />
        {asksPast && (
          <Text role="alert" $size={15}>
            <FormattedMessage id="staff.deadline.past" />
          </Text>
        )}
        <Row $gap={2}>
          <Button type="submit" size="small" loading={isLoading}>
            <FormattedMessage id={asksPast ? "staff.deadline.keepPast" : "staff.save"} />
          </Button>
          {typedOf(seen) && (
            <Button size="small" variant="quiet" onClick={() => save(null)}>
              <FormattedMessage id="staff.deadline.clear" />
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onClose}>
            <FormattedMessage id="staff.cancel" />
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

interface DeadlineEditorProps {
  room: ChatRoom;
  /** Shown beside the deadline while it is not edited. */
  children?: ReactNode;
}

/** A case's deadline with a way to change it, while the case is open. */
export const DeadlineEditor = ({ room, children }: DeadlineEditorProps) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const open = isOpen(room.caseStatus);
  const changes = room.deadline !== null && countedAlone(room) === undefined;
  const adds = room.deadline === null ? "staff.deadline.set" : "staff.deadline.another";
  const root = useFocusAfterChange<HTMLDivElement>(editing, editing ? "input" : "button");
  if (editing) {
    return (
      <div ref={root}>
        <Editor room={room} onClose={() => setEditing(false)} />
      </div>
    );
  }
  return (
    <Row ref={root} $gap={2}>
      {room.deadline ? (
        <>
          <DeadlineBadge deadline={room.deadline} over={!open} />
          <Text $size={15}>{format.calendarDate(room.deadline)}</Text>
          {room.nextDeadline?.matter && (
            <Text $size={15} $tone="muted">
              <MatterName matter={room.nextDeadline.matter} />
            </Text>
          )}
          {open && <Unconfirmed room={room} />}
          {open && room.upcomingDeadline && (
            <>
              <DeadlineBadge deadline={room.upcomingDeadline} />
              <Text $size={15}>
                <FormattedMessage
                  id="staff.deadline.upcoming"
                  values={{ date: format.calendarDate(room.upcomingDeadline) }}
                />
              </Text>
              {room.upcomingConfirmed === false && (
                <Badge tone="warning">
                  <FormattedMessage id="staff.deadline.unconfirmed" />
                </Badge>
              )}
            </>
          )}
        </>
      ) : (
        <Text $size={15} $tone="muted">
          <FormattedMessage id="staff.deadline.none" />
        </Text>
      )}
      {open && (
        <Button
          size="small"
          variant="quiet"
          icon={<Icon of={changes ? Pencil : CalendarPlus} size={16} />}
          aria-label={formatMessage({ id: changes ? "staff.deadline.change" : adds })}
          onClick={() => setEditing(true)}
        >
          <FormattedMessage id={changes ? "staff.change" : adds} />
        </Button>
      )}
      <Row $gap={1}>{children}</Row>
    </Row>
  );
};
