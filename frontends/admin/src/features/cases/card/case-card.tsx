import { ADMIN_SUPPORT } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";
import { useCaseStatusName } from "@legal/domain-ui/cases";
import { DeadlinesButton } from "@legal/domain-ui/case-deadlines";
import { CASE_CONTROLS, DeadlineEditor, WaitingLine } from "@legal/domain-ui/staff";
import { displayNameOf } from "@legal/i18n";
import { color, media, space, Stack } from "@legal/ui";
import { memo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { LeavingCard } from "../../../stable-list/leaving-card.tsx";
import { useServiceName } from "../../../ai-conversations/use-service-name.ts";
import { ActivityButton } from "../activity/activity-button.tsx";
import { CalendarMenu } from "../calendar/calendar-menu.tsx";
import type { Misfit } from "../case-data/case-order.ts";
import { CaseActions } from "./case-actions.tsx";
import { CaseHeading, CustomerFacts, OrderFacts } from "./case-facts.tsx";

/** Every card is a grid of its own: only fixed widths align across cards, whatever a badge counts. */
const Columns = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 180px;
    align-items: center;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 180px 320px;
  }
`;

const Article = styled(LeavingCard)`
  &:focus {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  &:focus:not(:focus-visible) {
    outline: 0;
  }
`;

/** The deadline is among the case's dates. */
const SIDE_CONTROLS = CASE_CONTROLS.filter(({ kind }) => kind !== "deadline");

interface CaseCardProps {
  room: ChatRoom;
  /** Why it does not belong to the list any more. */
  misfit?: Misfit | undefined;
  /** In the list, from 1. */
  position: number;
  isChosen: boolean;
  onChoose: (room: ChatRoom) => void;
  onFocus: (id: string) => void;
}

const CaseDates = ({ room, service }: { room: ChatRoom; service: string }) => {
  const { formatMessage } = useIntl();
  const customer = displayNameOf(room.user);
  return (
    <DeadlineEditor room={room}>
      {room.deadline && <CalendarMenu room={room} deadline={room.deadline} />}
      <DeadlinesButton
        room={room}
        label={formatMessage({ id: "admin.deadlines" }, { count: room.openDeadlines ?? 0 })}
        title={formatMessage({ id: "admin.deadlines.title" }, { service, customer })}
        shortcut="d"
      />
      <ActivityButton room={room} title={formatMessage({ id: "admin.activity.title" }, { service, customer })} />
    </DeadlineEditor>
  );
};

/** One case in a staff list: customer, service, age, status, deadline. */
export const CaseCard = memo(({ room, misfit, position, isChosen, onChoose, onFocus }: CaseCardProps) => {
  const nameOf = useServiceName();
  // Admin support rooms are listed too, but have no status, price or deadline.
  const isCase = room.serviceType !== ADMIN_SUPPORT;
  const service = nameOf(room.serviceType);
  const statusName = useCaseStatusName();
  return (
    <Article
      id={`case-${room.id}`}
      tabIndex={-1}
      aria-label={`${service} - ${displayNameOf(room.user)}`}
      aria-posinset={position}
      aria-setsize={-1}
      onFocus={() => onFocus(room.id)}
      leaving={
        misfit && (
          <FormattedMessage id={`admin.case.leaving.${misfit}`} values={{ status: statusName(room.caseStatus) }} />
        )
      }
    >
      <Columns>
        <Stack $gap={2}>
          <CaseHeading room={room} service={service} isCase={isCase} isChosen={isChosen} onChoose={onChoose} />
          <CustomerFacts room={room} />
          <OrderFacts room={room} isCase={isCase} />
          <WaitingLine room={room} />
          {isCase && <CaseDates room={room} service={service} />}
        </Stack>
        {isCase ? (
          <Stack $gap={2}>
            {SIDE_CONTROLS.map(({ kind, Control }) => (
              <Control key={kind} room={room} />
            ))}
          </Stack>
        ) : (
          <div />
        )}
        <CaseActions room={room} service={service} isCase={isCase} />
      </Columns>
    </Article>
  );
});
