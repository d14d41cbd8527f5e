import type { ChatRoom } from "@legal/contracts";
import { CaseStatusBadge } from "@legal/domain-ui/cases";
import { Badge, color, CountBadge, fontSize, Heading, Row, space, Stack } from "@legal/ui";
import { CardLink, paths, useFormat } from "@legal/web-kit";
import { DeadlineBadge } from "@legal/domain-ui/deadlines";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useServiceTitle } from "./use-service-title.ts";

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(3)};
`;

const Updated = styled.p`
  color: ${color.muted};
  font-size: ${fontSize[13]};
`;

/** One case of the reader's own: what it is about, how far it has come, and whether there are new messages. */
export const CaseCard = ({ room, headingLevel = 3 }: { room: ChatRoom; headingLevel?: 2 | 3 }) => {
  const { formatMessage } = useIntl();
  const { relativeTime } = useFormat();
  const titleOf = useServiceTitle();
  const unread = room.unreadCountUser;
  return (
    <CardLink to={paths.chat(room.id)}>
      <Stack $gap={3}>
        <Top>
          <Heading level={headingLevel} size={16}>
            {titleOf(room.serviceType)}
          </Heading>
          <CountBadge count={unread} label={formatMessage({ id: "cases.unread" }, { count: unread })} />
        </Top>
        <Row $gap={1.5}>
          {room.packageType && <CaseStatusBadge status={room.caseStatus} />}
          {room.packageType && (
            <Badge>
              <FormattedMessage id={`site.package.${room.packageType}`} />
            </Badge>
          )}
          {room.deadline && <DeadlineBadge deadline={room.deadline} />}
        </Row>
        <Updated>
          <FormattedMessage id="cases.updated" values={{ when: relativeTime(room.updatedAt) }} />
        </Updated>
      </Stack>
    </CardLink>
  );
};
