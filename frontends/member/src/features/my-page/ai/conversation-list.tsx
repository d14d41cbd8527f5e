import type { AiConversation } from "@legal/contracts";
import { Button, EmptyState, ErrorState, SkeletonList, Stack } from "@legal/ui";
import { ButtonLink, useErrorText } from "@legal/web-kit";
import { AiTexts } from "@legal/domain-ui/assistant";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useMyConversationsInfiniteQuery } from "../../../conversations/conversations-api.ts";
import { ConversationCard } from "./conversation-card.tsx";

interface ConversationListProps {
  headingLevel: 2 | 3;
  /** How many are shown; all of them, page by page, without it. */
  limit?: number;
}

const NoConversations = ({ headingLevel }: Pick<ConversationListProps, "headingLevel">) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={formatMessage({ id: "myPage.ai.empty" })}
      description={formatMessage({ id: "myPage.ai.empty.hint" })}
      actions={
        <ButtonLink to="/#services">
          <FormattedMessage id="myPage.ai.choose" />
        </ButtonLink>
      }
    />
  );
};

const Cards = ({
  conversations,
  headingLevel,
}: { conversations: readonly AiConversation[] } & Pick<ConversationListProps, "headingLevel">) => (
  <AiTexts>
    <Stack as="ul" $gap={3}>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <ConversationCard conversation={conversation} headingLevel={headingLevel} />
        </li>
      ))}
    </Stack>
  </AiTexts>
);

/** The reader's conversations with the AI, the newest first; fetched again each time they are opened. */
export const ConversationList = ({ headingLevel, limit }: ConversationListProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMyConversationsInfiniteQuery(
    undefined,
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const conversations = data?.pages.flatMap(({ items }) => items).slice(0, limit);
  const skeleton = <SkeletonList label={formatMessage({ id: "site.loading" })} rows={limit ?? 3} height="128px" />;
  if (!conversations && !error) return skeleton;
  return (
    <Stack $gap={3}>
      {error && (
        <ErrorState
          headingLevel={headingLevel}
          title={formatMessage({ id: "myPage.ai.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {conversations?.length === 0 && <NoConversations headingLevel={headingLevel} />}
      {conversations && conversations.length > 0 && (
        <Suspense fallback={skeleton}>
          <Cards conversations={conversations} headingLevel={headingLevel} />
        </Suspense>
      )}
      {limit === undefined && hasNextPage && (
        <Button variant="quiet" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          <FormattedMessage id="myPage.ai.more" />
        </Button>
      )}
    </Stack>
  );
};
