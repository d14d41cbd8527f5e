import { Button, EmptyState, ErrorState, SearchField, SkeletonList, Stack, Text } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { CASE_VIEWS, type CaseView } from "../../desk-views.ts";
import { useCaseCountsQuery } from "../../case-counts.ts";
import { useSearchText } from "../../use-search-text.ts";
import { useCasesInfiniteQuery } from "./case-api.ts";
import { CaseCard } from "./case-card.tsx";

const CaseList = ({ view, search }: { view: CaseView; search: string }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, isLoading, hasNextPage, fetchNextPage, refetch } = useCasesInfiniteQuery({
    tab: CASE_VIEWS[view],
    search,
  });
  const rooms = data?.pages.flatMap((page) => page.rooms) ?? [];

  if (isLoading) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={4} height="128px" />;
  return (
    <Stack $gap={3}>
      {error && (
        <ErrorState
          title={formatMessage({ id: "admin.cases.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {rooms.map((room) => (
        <CaseCard key={room.id} room={room} />
      ))}
      {rooms.length === 0 && !error && (
        <EmptyState
          title={formatMessage({ id: search ? "admin.cases.noMatch" : "admin.cases.empty" })}
          description={formatMessage({ id: search ? "admin.cases.noMatch.hint" : "admin.cases.empty.hint" })}
        />
      )}
      {hasNextPage && (
        <Button variant="quiet" onClick={() => fetchNextPage()}>
          <FormattedMessage id="admin.cases.more" />
        </Button>
      )}
    </Stack>
  );
};

interface CasesPanelProps {
  view: CaseView;
  search: string;
  onSearch: (text: string) => void;
}

/** The cases of one view with a search over customer, service, package and date. */
export const CasesPanel = ({ view, search, onSearch }: CasesPanelProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useSearchText(search, onSearch);
  const { data: counts } = useCaseCountsQuery({ search });
  return (
    <Stack $gap={4}>
      <SearchField
        label={formatMessage({ id: "admin.search" })}
        placeholder={formatMessage({ id: "admin.search.placeholder" })}
        clearLabel={formatMessage({ id: "site.clear" })}
        value={text}
        maxLength={100}
        onValueChange={setText}
      />
      <Text as="output" $size={13} $tone="muted">
        {counts && <FormattedMessage id="admin.cases.count" values={{ count: counts.tabs[CASE_VIEWS[view]] }} />}
      </Text>
      <CaseList view={view} search={search} />
    </Stack>
  );
};
