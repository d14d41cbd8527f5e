import { memo, useDeferredValue, useMemo } from "react";
import { EmptyState, ErrorState, SkeletonList, Stack } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { useCasesInfiniteQuery, type CaseQuery } from "../../../api/cases-api.ts";
import { CaseRows, type CaseRowsProps } from "./case-rows.tsx";
import { ListChanges } from "../../../stable-list/list-changes.tsx";
import { useListChanges } from "./use-list-changes.ts";

interface CaseListProps extends Pick<CaseRowsProps, "chosen" | "onChoose"> {
  query: CaseQuery;
}

/** The cases found by a view, a search and filters. Typing in the search does not render it again. */
export const CaseList = memo(({ query, chosen, onChoose }: CaseListProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, isLoading, isFetching, hasNextPage, fetchNextPage, refetch } = useCasesInfiniteQuery(query);
  const found = useMemo(() => {
    const items = data?.pages.flatMap((page) => page.items) ?? [];
    // One that was put into order may come again with its page.
    return [...new Map(items.map((room) => [room.id, room])).values()];
  }, [data]);
  const changes = useListChanges(query, found, {
    hasMore: hasNextPage,
    refetch: async () => (await refetch().unwrap()).pages.flatMap(({ items }) => items),
  });
  // A new list is rendered with low priority, so that typing stays responsive.
  const rooms = useDeferredValue(changes.rooms);
  const isNarrowed = Boolean(query.search || query.filter || query.assignee);

  const showChanges = async () => {
    // What merely leaves moves nothing above it.
    const movesTop = changes.added > 0 || changes.isOutOfOrder;
    if ((await changes.show()) && movesTop) window.scrollTo({ top: 0 });
  };
  const isComing = rooms.length === 0 && changes.rooms.length > 0;

  if (isLoading || isComing)
    return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={4} height="254px" />;
  return (
    <Stack $gap={3}>
      <ListChanges
        texts={{ added: "admin.cases.new", leaving: "admin.cases.leaving" }}
        added={changes.added}
        leaving={changes.leaving.size}
        isOutOfOrder={changes.isOutOfOrder}
        hasFailed={(Boolean(error) && rooms.length > 0) || changes.hasFailed}
        onShow={() => void showChanges()}
        onRetry={() => void (changes.hasFailed ? showChanges() : refetch())}
      />
      {error && rooms.length === 0 && (
        <ErrorState
          title={formatMessage({ id: "admin.cases.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {rooms.length > 0 && (
        <CaseRows
          rooms={rooms}
          leaving={changes.leaving}
          isBusy={isFetching}
          onNearEnd={() => {
            if (hasNextPage && !isFetching && !error) void fetchNextPage();
          }}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      {rooms.length === 0 && !error && (
        <EmptyState
          title={formatMessage({ id: isNarrowed ? "admin.cases.noMatch" : "admin.cases.empty" })}
          description={formatMessage({ id: isNarrowed ? "admin.cases.noMatch.hint" : "admin.cases.empty.hint" })}
        />
      )}
    </Stack>
  );
});
