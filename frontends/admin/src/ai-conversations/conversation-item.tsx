import type { AiConversation } from "@legal/contracts";
import { Badge, color, Icon, InlineFacts, radius, Row, space, Stack, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { AiNotice, ConversationTranscript, WordButton } from "@legal/domain-ui/assistant";
import ChevronDown from "lucide-react/icons/chevron-down";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";

const Item = styled.details`
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};

  > summary {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    justify-content: space-between;
    min-height: 56px;
    padding: ${space(2)} ${space(4)};
    cursor: pointer;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Content = styled(Stack)`
  padding: ${space(2)} ${space(4)} ${space(4)};
`;

interface ConversationItemProps {
  conversation: AiConversation;
  title: string;
  customer: string;
  /** The case whose card was opened. */
  roomId: string | undefined;
  open: boolean;
}

const CaseLink = ({ conversation, roomId }: Pick<ConversationItemProps, "conversation" | "roomId">) => {
  if (conversation.chatRoomId === null) return null;
  const isThis = conversation.chatRoomId === roomId;
  return (
    <Badge tone={isThis ? "success" : "neutral"}>
      <FormattedMessage id={isThis ? "admin.ai.thisCase" : "admin.ai.otherCase"} />
    </Badge>
  );
};

/** One conversation of a customer, collapsed to its heading. */
export const ConversationItem = ({ conversation, title, customer, roomId, open }: ConversationItemProps) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  return (
    <Item open={open}>
      <summary>
        <div>
          <Row $gap={2}>
            <strong>{title}</strong>
            {conversation.dangerReportedAt && (
              <Badge tone="danger">
                <FormattedMessage id="admin.danger.mark" values={{ date: dateTime(conversation.dangerReportedAt) }} />
              </Badge>
            )}
            <CaseLink conversation={conversation} roomId={roomId} />
          </Row>
          <Text as={InlineFacts} $size={13} $tone="muted">
            <span>{formatMessage({ id: "ai.history.updated" }, { date: dateTime(conversation.updatedAt) })}</span>
            <span>{formatMessage({ id: "ai.history.turns" }, { count: conversation.messages.length })}</span>
          </Text>
        </div>
        <Icon of={ChevronDown} size={18} />
      </summary>
      <Content $gap={4}>
        <div>
          <WordButton conversationId={conversation.id} />
        </div>
        <AiNotice />
        <ConversationTranscript conversation={conversation} personName={customer} />
      </Content>
    </Item>
  );
};
