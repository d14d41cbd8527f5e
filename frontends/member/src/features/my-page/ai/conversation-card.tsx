import type { AiConversation } from "@legal/contracts";
import { Badge, color, fontSize, Heading, InlineFacts, Row, space, Stack, Text } from "@legal/ui";
import { CardLink, paths, useFormat } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { useServiceTitle } from "../../../cases/use-service-title.ts";
import { previewOf } from "./preview-of.ts";

const Said = styled.p`
  overflow-wrap: anywhere;
  color: ${color.muted};
  font-size: ${fontSize[15]};

  strong {
    margin-inline-end: ${space(2)};
    color: ${color.ink};
    font-weight: 600;
  }
`;

interface ConversationCardProps {
  conversation: AiConversation;
  headingLevel: 2 | 3;
}

/** One conversation with the AI: about what, until when, and what was said last. */
export const ConversationCard = ({ conversation, headingLevel }: ConversationCardProps) => {
  const { dateTime } = useFormat();
  const titleOf = useServiceTitle();
  return (
    <CardLink to={paths.conversation(conversation.id)}>
      <Stack $gap={2}>
        <Row $gap={2}>
          <Heading level={headingLevel} size={16}>
            {titleOf(conversation.serviceType)}
          </Heading>
          {conversation.chatRoomId && (
            <Badge tone="success">
              <FormattedMessage id="ai.history.linked" />
            </Badge>
          )}
        </Row>
        {previewOf(conversation).map(({ id, role, content }) => (
          <Said key={id}>
            <strong>
              <FormattedMessage id={role === "user" ? "ai.you" : "ai.name"} />
            </strong>
            {content}
          </Said>
        ))}
        <Text as={InlineFacts} $size={13} $tone="muted">
          <span>
            <FormattedMessage id="ai.history.updated" values={{ date: dateTime(conversation.updatedAt) }} />
          </span>
          <span>
            <FormattedMessage id="ai.history.turns" values={{ count: conversation.messages.length }} />
          </span>
        </Text>
      </Stack>
    </CardLink>
  );
};
