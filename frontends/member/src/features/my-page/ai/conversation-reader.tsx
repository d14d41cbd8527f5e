import { isServiceId } from "@legal/catalog";
import type { AiConversation } from "@legal/contracts";
import { Card, EmptyState, ErrorState, Heading, Icon, Row, SkeletonList, space, Stack } from "@legal/ui";
import { ButtonLink, isNotFound, paths, TextLink, useErrorText } from "@legal/web-kit";
import { AiNotice, AiTexts, ConversationTranscript, WordButton } from "@legal/domain-ui/assistant";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useServiceTitle } from "../../../cases/use-service-title.ts";
import { useConversationQuery } from "../../../conversations/conversations-api.ts";

const Back = styled(TextLink)`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  align-self: start;
  min-height: 44px;
`;

const Sheet = styled(Stack)`
  max-width: 820px;
`;

const Conversation = ({ conversation }: { conversation: AiConversation }) => {
  const { formatMessage } = useIntl();
  const titleOf = useServiceTitle();
  const { serviceType, chatRoomId } = conversation;
  return (
    <Sheet $gap={4}>
      <Row $justify="space-between">
        <Heading level={2} size={18}>
          {titleOf(serviceType)}
        </Heading>
        <Row $gap={2}>
          <WordButton conversationId={conversation.id} />
          {chatRoomId && (
            <ButtonLink to={paths.chat(chatRoomId)} $variant="quiet" $size="small">
              <FormattedMessage id="myPage.ai.case" />
            </ButtonLink>
          )}
          {isServiceId(serviceType) && (
            <ButtonLink to={paths.consult(serviceType)} $size="small">
              <FormattedMessage id="myPage.ai.continue" />
            </ButtonLink>
          )}
        </Row>
      </Row>
      <AiNotice />
      <Card>
        <ConversationTranscript conversation={conversation} personName={formatMessage({ id: "ai.you" })} />
      </Card>
    </Sheet>
  );
};

const Content = ({ id }: { id: string }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data: conversation, error, refetch } = useConversationQuery(id, { refetchOnMountOrArgChange: true });
  const skeleton = <SkeletonList label={formatMessage({ id: "site.loading" })} rows={3} height="96px" />;
  if (isNotFound(error)) {
    return (
      <EmptyState
        title={formatMessage({ id: "myPage.ai.missing" })}
        description={formatMessage({ id: "myPage.ai.missing.hint" })}
        actions={
          <ButtonLink to={paths.myPage("ai")} $variant="quiet">
            <FormattedMessage id="myPage.ai.back" />
          </ButtonLink>
        }
      />
    );
  }
  if (!conversation && error) {
    return (
      <ErrorState
        title={formatMessage({ id: "myPage.ai.failed" })}
        description={errorText(error)}
        retryLabel={formatMessage({ id: "site.retry" })}
        onRetry={refetch}
      />
    );
  }
  if (!conversation) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <AiTexts>
        <Conversation conversation={conversation} />
      </AiTexts>
    </Suspense>
  );
};

/** One conversation with the AI from its beginning. */
export const ConversationReader = ({ id }: { id: string }) => (
  <Stack $gap={3}>
    <Back to={paths.myPage("ai")}>
      <Icon of={ArrowLeft} size={18} />
      <FormattedMessage id="myPage.ai.back" />
    </Back>
    <Content id={id} />
  </Stack>
);
