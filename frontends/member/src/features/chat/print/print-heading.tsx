import { Joined, Numeric } from "@legal/ui";
import type { ChatRoom } from "@legal/contracts";
import { useCaseStatusName } from "@legal/domain-ui/cases";
import { displayNameOf } from "@legal/i18n";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import type { MessageLog } from "../messages/message-log.ts";

const Root = styled.div`
  display: none;

  @media print {
    display: block;
    margin-block-end: 16px;
    padding-block-end: 12px;
    border-block-end: 1px solid;
    line-height: 1.7;
  }
`;

interface PrintHeadingProps {
  room: ChatRoom;
  title: string;
  log: MessageLog;
}

/** Above the conversation on paper: which case it is, and whether something is missing. */
export const PrintHeading = ({ room, title, log: { messages, hasOlder } }: PrintHeadingProps) => {
  const statusName = useCaseStatusName();
  const { dateTime } = useFormat();
  const [first] = messages;
  const last = messages.at(-1);
  return (
    <Root aria-hidden>
      <strong>
        <Joined>
          {title}
          {room.caseNumber && <Numeric>{room.caseNumber}</Numeric>}
          {room.caseName}
        </Joined>
      </strong>
      <div>
        <Joined>
          {room.user && displayNameOf(room.user)}
          {room.packageType && statusName(room.caseStatus)}
        </Joined>
      </div>
      {first && last && (
        <div>
          <FormattedMessage
            id="chat.print.range"
            values={{ count: messages.length, from: dateTime(first.createdAt), to: dateTime(last.createdAt) }}
          />
        </div>
      )}
      {hasOlder && (
        <strong>
          <FormattedMessage id="chat.print.incomplete" />
        </strong>
      )}
    </Root>
  );
};
