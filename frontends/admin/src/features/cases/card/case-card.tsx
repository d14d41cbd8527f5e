import { ADMIN_SUPPORT } from "@legal/catalog";
import { CaseStatusBadge, ownUnreadOf } from "@legal/domain-ui/cases";
import { memo, useId } from "react";
import type { ChatRoom } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import {
  Badge,
  Card,
  Checkbox,
  color,
  CountBadge,
  Heading,
  Icon,
  InlineFacts,
  media,
  Numeric,
  Row,
  space,
  Stack,
  Text,
  VisuallyHidden,
} from "@legal/ui";
import { ButtonLink, FROM_DESK, paths, useFormat, useSession } from "@legal/web-kit";
import { DeadlinesButton } from "@legal/domain-ui/case-deadlines";
import { AssigneeSelect, DeadlineEditor, NotesButton, StatusSelect, WaitingLine } from "@legal/domain-ui/staff";
import FileText from "lucide-react/icons/file-text";
import MessageSquare from "lucide-react/icons/message-square";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import type { Misfit } from "../case-data/case-order.ts";
import { ActivityButton } from "../activity/activity-button.tsx";
import { AiConversationsButton } from "../../../ai-conversations/ai-conversations-button.tsx";
import { CalendarMenu } from "../calendar/calendar-menu.tsx";
import { EmailMenu } from "../emails/email-menu.tsx";
import { LeavingMark } from "./leaving-mark.tsx";
import { useKeptHeight } from "./use-kept-height.ts";
import { useServiceName } from "../../../ai-conversations/use-service-name.ts";

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

/** Two columns with room for a badge beside the longest word; each row is level with one of the selects. */
const Actions = styled(Row)`
  ${media.desk} {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    display: grid;
    grid-column: auto;
    grid-auto-rows: 46px;
    grid-template-columns: 1fr 1fr;
    align-items: center;

    > a,
    > button,
    > div > button {
      width: 100%;
    }
  }
`;

const Article = styled(Card)<{ $leaving: boolean }>`
  position: relative;
  ${({ $leaving }) => $leaving && `border-style: dashed; background: ${color.sunken};`}

  &:focus {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  &:focus:not(:focus-visible) {
    outline: 0;
  }
`;

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

/** One case in a staff list: customer, service, age, status, deadline. */
export const CaseCard = memo(({ room, misfit, position, isChosen, onChoose, onFocus }: CaseCardProps) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const nameOf = useServiceName();
  const { user } = useSession();
  const unread = ownUnreadOf(room, user?.id ?? "");
  const customer = displayNameOf(room.user);
  // Admin support rooms are listed too, but have no status, price or deadline.
  const isCase = room.serviceType !== ADMIN_SUPPORT;
  const service = nameOf(room.serviceType);
  const title = `${service} - ${customer}`;
  const leavingId = useId();
  const card = useKeptHeight(misfit !== undefined);
  return (
    <Article
      ref={card}
      as="article"
      id={`case-${room.id}`}
      tabIndex={-1}
      $leaving={misfit !== undefined}
      aria-label={title}
      aria-describedby={misfit && leavingId}
      aria-posinset={position}
      aria-setsize={-1}
      onFocus={() => onFocus(room.id)}
    >
      {misfit && <LeavingMark id={leavingId} misfit={misfit} room={room} />}
      <Columns>
        <Stack $gap={2}>
          <Row $gap={2}>
            {isCase && (
              <Checkbox
                label={
                  <VisuallyHidden>
                    <FormattedMessage id="admin.bulk.choose" values={{ case: title }} />
                  </VisuallyHidden>
                }
                checked={isChosen}
                onChange={() => onChoose(room)}
              />
            )}
            <Heading level={2} size={16}>
              {service}
            </Heading>
            {isCase && <CaseStatusBadge status={room.caseStatus} />}
            {room.packageType && (
              <Badge tone="accent">
                <FormattedMessage id={`site.package.${room.packageType}`} />
              </Badge>
            )}
          </Row>
          <Text as={InlineFacts} $size={15}>
            <strong>{customer}</strong>
            <span>{room.user?.email ?? formatMessage({ id: "admin.case.unknownCustomer" })}</span>
            {room.caseName && <span>{room.caseName}</span>}
          </Text>
          <Text as={InlineFacts} $size={13} $tone="muted">
            {room.caseNumber && <Numeric>{room.caseNumber}</Numeric>}
            <FormattedMessage id="admin.case.opened" values={{ date: format.date(room.createdAt) }}>
              {(text) => <span>{text}</span>}
            </FormattedMessage>
            {isCase && (
              <span>{room.price === null ? formatMessage({ id: "site.byAgreement" }) : format.price(room.price)}</span>
            )}
            {isCase && (
              <FormattedMessage
                id={room.startConsentAt ? "admin.case.startNow" : "admin.case.startLater"}
                values={{ date: room.startConsentAt ? format.date(room.startConsentAt) : "" }}
              >
                {(text) => <span>{text}</span>}
              </FormattedMessage>
            )}
          </Text>
          <WaitingLine room={room} />
          {isCase && (
            <DeadlineEditor room={room}>
              {room.deadline && <CalendarMenu room={room} deadline={room.deadline} />}
              <DeadlinesButton
                room={room}
                label={formatMessage({ id: "admin.deadlines" }, { count: room.openDeadlines ?? 0 })}
                title={formatMessage({ id: "admin.deadlines.title" }, { service, customer })}
                shortcut="d"
              />
              <ActivityButton
                room={room}
                title={formatMessage({ id: "admin.activity.title" }, { service, customer })}
              />
            </DeadlineEditor>
          )}
        </Stack>
        {isCase ? (
          <Stack $gap={2}>
            <StatusSelect room={room} />
            <AssigneeSelect room={room} />
          </Stack>
        ) : (
          <div />
        )}
        <Actions $gap={2}>
          <ButtonLink to={paths.chat(room.id)} state={FROM_DESK} $variant="quiet" $size="small">
            <Icon of={MessageSquare} size={18} />
            <FormattedMessage id="admin.case.chat" />
            <CountBadge count={unread} label={formatMessage({ id: "admin.case.unread" }, { count: unread })} />
          </ButtonLink>
          <EmailMenu room={room} />
          <NotesButton
            roomId={room.id}
            label={formatMessage({ id: "admin.notes" })}
            title={formatMessage({ id: "admin.notes.title" }, { service, customer })}
            count={room.noteCount}
          />
          {isCase && (
            <ButtonLink to={paths.caseDocuments(room.id)} $variant="quiet" $size="small">
              <Icon of={FileText} size={18} />
              <FormattedMessage id="admin.view.documents" />
            </ButtonLink>
          )}
          <AiConversationsButton userId={room.userId} roomId={room.id} customer={customer} />
        </Actions>
      </Columns>
    </Article>
  );
});
