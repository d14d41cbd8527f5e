import { ADMIN_SUPPORT } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { Badge, Card, CountBadge, Heading, Icon, InlineFacts, media, Row, space, Stack, Text } from "@legal/ui";
import { ButtonLink, CaseStatusBadge, paths, useFormat } from "@legal/web-kit";
import MessageSquare from "lucide-react/icons/message-square";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { AiTalksButton } from "./ai-talks/ai-talks-button.tsx";
import { CalendarMenu } from "./calendar/calendar-menu.tsx";
import { DeadlineEditor } from "./deadline-editor.tsx";
import { LetterMenu } from "./letters/letter-menu.tsx";
import { StatusSelect } from "./status-select.tsx";
import { useServiceName } from "./use-service-name.ts";

const Columns = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 180px auto;
    align-items: center;
  }
`;

/** One case as staff see it in a list: whose, what, since when, how far, until when. */
export const CaseCard = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const nameOf = useServiceName();
  const customer = displayNameOf(room.user);
  // A talk with the office is listed among the rooms, but has no status, price or deadline.
  const isCase = room.serviceType !== ADMIN_SUPPORT;
  return (
    <Card as="article" aria-label={`${nameOf(room.serviceType)}, ${customer}`}>
      <Columns>
        <Stack $gap={2}>
          <Row $gap={2}>
            <Heading level={2} size={16}>
              {nameOf(room.serviceType)}
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
          </Text>
          <Text as={InlineFacts} $size={13} $tone="muted">
            <FormattedMessage id="admin.case.opened" values={{ date: format.date(room.createdAt) }}>
              {(text) => <span>{text}</span>}
            </FormattedMessage>
            {isCase && (
              <span>{room.price === null ? formatMessage({ id: "site.byAgreement" }) : format.won(room.price)}</span>
            )}
          </Text>
          {isCase && (
            <Row $gap={1}>
              <DeadlineEditor room={room} />
              {room.deadline && <CalendarMenu room={room} deadline={room.deadline} />}
            </Row>
          )}
        </Stack>
        <div>{isCase && <StatusSelect room={room} />}</div>
        <Row $gap={2}>
          <ButtonLink to={paths.chat(room.id)} $variant="quiet" $size="small">
            <Icon of={MessageSquare} size={18} />
            <FormattedMessage id="admin.case.chat" />
            <CountBadge
              count={room.unreadCountAdmin}
              label={formatMessage({ id: "admin.case.unread" }, { count: room.unreadCountAdmin })}
            />
          </ButtonLink>
          <LetterMenu room={room} />
          <AiTalksButton room={room} customer={customer} />
        </Row>
      </Columns>
    </Card>
  );
};
