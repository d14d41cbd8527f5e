import type { AiConversation } from "@legal/contracts";
import { Button, EmptyState, ErrorState, SkeletonList, Stack } from "@legal/ui";
import { ButtonLink, useErrorText } from "@legal/web-kit";
import { AiTexts } from "@legal/domain-ui/assistant";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useMyTalksInfiniteQuery } from "../../../talks/talks-api.ts";
import { TalkCard } from "./talk-card.tsx";

interface TalkListProps {
  headingLevel: 2 | 3;
  /** How many are shown; all of them, page by page, without it. */
  limit?: number;
}

const NoTalks = ({ headingLevel }: Pick<TalkListProps, "headingLevel">) => {
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

const Cards = ({ talks, headingLevel }: { talks: readonly AiConversation[] } & Pick<TalkListProps, "headingLevel">) => (
  <AiTexts>
    <Stack as="ul" $gap={3}>
      {talks.map((talk) => (
        <li key={talk.id}>
          <TalkCard talk={talk} headingLevel={headingLevel} />
        </li>
      ))}
    </Stack>
  </AiTexts>
);

/** The reader's talks with the AI, the newest first; asked anew each time they are opened. */
export const TalkList = ({ headingLevel, limit }: TalkListProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMyTalksInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const talks = data?.pages.flatMap(({ items }) => items).slice(0, limit);
  const skeleton = <SkeletonList label={formatMessage({ id: "site.loading" })} rows={limit ?? 3} height="128px" />;
  if (!talks && !error) return skeleton;
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
      {talks?.length === 0 && <NoTalks headingLevel={headingLevel} />}
      {talks && talks.length > 0 && (
        <Suspense fallback={skeleton}>
          <Cards talks={talks} headingLevel={headingLevel} />
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
