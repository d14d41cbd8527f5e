import type { ChatRoom } from "@legal/contracts";
import { CaseStatusBadge } from "@legal/domain-ui/cases";
import { Badge, color, CountBadge, fontSize, Heading, Joined, Numeric, Row, space, Stack } from "@legal/ui";
import { CardLink, paths, useFormat } from "@legal/web-kit";
import { DeadlineBadge, useSeoulToday } from "@legal/domain-ui/deadlines";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { CaseEnding } from "./case-ending.tsx";
import { DeadlineNotes } from "./deadline-notes.tsx";
import { isActive, isPressing } from "./case-lists.ts";
import { useServiceTitle } from "./use-service-title.ts";

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(3)};
`;

const Small = styled.p`
  color: ${color.muted};
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
`;

/** Above everything else that is said of the case. */
const Pressing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  color: ${color.danger};
  font-size: ${fontSize[15]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** One case of the reader's own: what it is about, how far it has come, and whether there are new messages. */
export const CaseCard = ({ room, headingLevel = 3 }: { room: ChatRoom; headingLevel?: 2 | 3 }) => {
  const { formatMessage } = useIntl();
  const { calendarDate, relativeTime } = useFormat();
  const today = useSeoulToday();
  const titleOf = useServiceTitle();
  const unread = room.unreadCountUser;
  return (
    <CardLink to={paths.chat(room.id)}>
      <Stack $gap={3}>
        <Top>
          <div>
            <Heading level={headingLevel} size={16}>
              {room.caseName ?? titleOf(room.serviceType)}
            </Heading>
            <Small>
              <Joined>
                {room.caseName && titleOf(room.serviceType)}
                {room.caseNumber && <Numeric>{room.caseNumber}</Numeric>}
              </Joined>
            </Small>
          </div>
          <CountBadge count={unread} label={formatMessage({ id: "cases.unread" }, { count: unread })} />
        </Top>
        {room.deadline && isPressing(room, today) && (
          <Pressing>
            <DeadlineBadge deadline={room.deadline} />
            {calendarDate(room.deadline)}
          </Pressing>
        )}
        {isActive(room) && <DeadlineNotes room={room} />}
        <Row $gap={1.5}>
          {room.packageType && <CaseStatusBadge status={room.caseStatus} />}
          {room.packageType && (
            <Badge>
              <FormattedMessage id={`site.package.${room.packageType}`} />
            </Badge>
          )}
          {room.deadline && !isPressing(room, today) && (
            <DeadlineBadge deadline={room.deadline} over={!isActive(room)} />
          )}
        </Row>
        <CaseEnding room={room} />
        <Small>
          <FormattedMessage id="cases.updated" values={{ when: relativeTime(room.updatedAt) }} />
        </Small>
      </Stack>
    </CardLink>
  );
};
