import type { ReactNode } from "react";
import { deadlineUrgency, isOpen } from "@legal/case-rules";
import type { ChatRoom } from "@legal/contracts";
import { CaseStatusBadge } from "@legal/domain-ui/cases";
import { daysBetween, displayNameOf, unbroken } from "@legal/i18n";
import { Badge, color, fontSize, Heading, layer, Numeric, SEPARATOR, space, Text, VisuallyHidden } from "@legal/ui";
import { DeadlineBadge, useSeoulToday } from "@legal/domain-ui/deadlines";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { BackLink } from "./back-link.tsx";
import { useWideScreen } from "./case-panel/use-wide-screen.ts";

/** The top of a room. */
export const ChatBar = styled.header`
  z-index: ${layer.header};
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 64px;
  padding: ${space(2)} ${space(4)} ${space(2)} ${space(2)};
  border-bottom: 1px solid ${color.hairline};
  background: ${color.paper};
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  min-width: 0;
`;

const Title = styled.div`
  min-width: 0;

  h1 {
    text-wrap: wrap;
  }
`;

const Subtitle = styled.p`
  overflow: hidden;
  color: ${color.muted};
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:empty {
    display: none;
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
  font-size: ${fontSize[13]};
`;

/** How near the next date is; the day itself where neither the badge nor the panel beside the conversation says it. */
const NextDate = ({ deadline, over }: { deadline: string; over: boolean }) => {
  const { formatDate } = useIntl();
  const isBeside = useWideScreen();
  const today = useSeoulToday();
  const isSaid = isBeside || over || deadlineUrgency(daysBetween(today, deadline)) === "later";
  const day = unbroken(
    formatDate(`${deadline}T00:00:00Z`, {
      month: "short",
      day: "numeric",
      weekday: "short",
      timeZone: "UTC",
    }),
  );
  return (
    <>
      <VisuallyHidden>
        <FormattedMessage id="chat.deadline" />{" "}
      </VisuallyHidden>
      <DeadlineBadge deadline={deadline} over={over} />
      {!isSaid && <Numeric>{day}</Numeric>}
    </>
  );
};

interface ChatHeaderProps {
  room: ChatRoom;
  title: string;
  isAdmin: boolean;
  /** At the end: the way to the panel where it is not beside the conversation. */
  children?: ReactNode;
}

/** Where the reader is: the case, its package, its next date; for staff also whose it is and how far it has come. */
export const ChatHeader = ({ room, title, isAdmin, children }: ChatHeaderProps) => {
  return (
    <ChatBar>
      <BackLink isAdmin={isAdmin} />
      <Words>
        <Title>
          <Heading level={1} size={18}>
            {title}
          </Heading>
          <Subtitle>{[room.caseNumber, room.caseName].filter(Boolean).join(SEPARATOR)}</Subtitle>
          {isAdmin && room.user && (
            <Subtitle>
              {displayNameOf(room.user)}
              {SEPARATOR}
              {room.user.email}
            </Subtitle>
          )}
        </Title>
        <Badges>
          {room.packageType && (
            <Badge tone="accent">
              <FormattedMessage id={`site.package.${room.packageType}`} />
            </Badge>
          )}
          {isAdmin && room.packageType && <CaseStatusBadge status={room.caseStatus} />}
          {room.deadline && <NextDate deadline={room.deadline} over={!isOpen(room.caseStatus)} />}
          {room.assignee && (
            <Text as="span" $size={13} $tone="muted">
              <FormattedMessage id="chat.assignee" values={{ name: room.assignee.name }} />
            </Text>
          )}
        </Badges>
      </Words>
      {children}
    </ChatBar>
  );
};
