import { Button, EmptyState, ErrorState, SkeletonList, Stack } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { AiTexts } from "@legal/domain-ui/assistant";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useServiceName } from "./use-service-name.ts";
import { useAiConversationsOfInfiniteQuery } from "../api/ai-conversations-api.ts";
import { ConversationItem } from "./conversation-item.tsx";

interface ConversationListProps {
  userId: string;
  customer: string;
  roomId: string | undefined;
  conversationId: string | undefined;
}

/** A customer's conversations with the AI; fetched again each time the dialog is opened. */
export const ConversationList = ({ userId, customer, roomId, conversationId }: ConversationListProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const nameOf = useServiceName();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAiConversationsOfInfiniteQuery(
    { userId, conversationId, chatRoomId: roomId },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = <SkeletonList label={formatMessage({ id: "site.loading" })} rows={2} height="64px" />;
  if (!data && !error) return skeleton;
  const conversations = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Stack $gap={3}>
      {error && (
        <ErrorState
          headingLevel={3}
          title={formatMessage({ id: "admin.ai.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {data && conversations.length === 0 && (
        <EmptyState
          headingLevel={3}
          title={formatMessage({ id: "admin.ai.empty" })}
          description={formatMessage({ id: "admin.ai.empty.hint" })}
        />
      )}
      <Suspense fallback={skeleton}>
        <AiTexts>
          {conversations.map((conversation, index) => (
            <ConversationItem
              key={conversation.id}
              conversation={conversation}
              title={nameOf(conversation.serviceType)}
              customer={customer}
              roomId={roomId}
              open={index === 0}
            />
          ))}
        </AiTexts>
      </Suspense>
      {hasNextPage && (
        <Button variant="quiet" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          <FormattedMessage id="admin.ai.more" />
        </Button>
      )}
    </Stack>
  );
};
