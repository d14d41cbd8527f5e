import { useCallback, useMemo } from "react";
import type { Inquiry } from "@legal/contracts";
import { INQUIRY_STATUSES } from "@legal/contracts/constants";
import { Button, EmptyState, ErrorState, SearchField, SkeletonList, Stack } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { ListChanges } from "../../stable-list/list-changes.tsx";
import { useHeldRows } from "../../stable-list/use-held-rows.ts";
import { useSearchText } from "../../view-state/use-search-text.ts";
import { useInquiriesInfiniteQuery, type InquiryFilter } from "../../api/inquiries-api.ts";
import { InquiryCard } from "./inquiry-card.tsx";
import { InquiryFilters } from "./inquiry-filters.tsx";
import { misfitOf } from "./inquiry-misfit.ts";

const Nothing = ({ filtered }: { filtered: boolean }) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage({ id: filtered ? "admin.inquiries.noMatch" : "admin.inquiries.empty" })}
      description={formatMessage({ id: filtered ? "admin.inquiries.noMatch.hint" : "admin.inquiries.empty.hint" })}
    />
  );
};

const InquiryList = ({ filter }: { filter: InquiryFilter }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInquiriesInfiniteQuery(filter);
  const found = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const { status, unread } = filter;
  const fits = useCallback((inquiry: Inquiry) => misfitOf({ status, unread }, inquiry) === undefined, [status, unread]);
  const list = JSON.stringify(filter);
  const { rows, waiting, gone, release } = useHeldRows(found, { list, hasMore: hasNextPage, fits });
  const leaving = rows.filter((inquiry) => gone.has(inquiry.id) || !fits(inquiry));

  if (isLoading) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={4} height="152px" />;
  return (
    <Stack $gap={3}>
      <ListChanges
        texts={{ added: "admin.inquiries.new", leaving: "admin.inquiries.leaving" }}
        added={waiting.length}
        leaving={leaving.length}
        hasFailed={Boolean(error) && rows.length > 0}
        onShow={() => {
          release();
          if (waiting.length > 0) window.scrollTo({ top: 0 });
        }}
        onRetry={() => void refetch()}
      />
      {error && rows.length === 0 && (
        <ErrorState
          title={formatMessage({ id: "admin.inquiries.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {rows.map((inquiry) => (
        <InquiryCard
          key={inquiry.id}
          inquiry={inquiry}
          misfit={misfitOf(filter, inquiry) ?? (gone.has(inquiry.id) ? "changed" : undefined)}
        />
      ))}
      {rows.length === 0 && !error && (
        <Nothing filtered={Boolean(filter.status) || filter.unread || filter.search !== ""} />
      )}
      {hasNextPage && (
        <Button variant="quiet" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          <FormattedMessage id="admin.inquiries.more" />
        </Button>
      )}
    </Stack>
  );
};

type ChosenFilter = Pick<InquiryFilter, "status" | "unread">;

/** In the address, as the filters of cases are. */
const useChosenFilter = () => {
  const [params, setParams] = useSearchParams();
  const chosen: ChosenFilter = {
    status: INQUIRY_STATUSES.find((status) => status === params.get("status")),
    unread: params.get("unread") === "1",
  };
  const choose = ({ status, unread }: ChosenFilter) =>
    setParams(
      (query) => {
        query.delete("status");
        query.delete("unread");
        if (status) query.set("status", status);
        if (unread) query.set("unread", "1");
        return query;
      },
      { replace: true },
    );
  return [chosen, choose] as const;
};

interface InquiriesPanelProps {
  search: string;
  onSearch: (text: string) => void;
}

/** Messages of the contact form, newest first, by status, by search, or only unread ones. */
export const InquiriesPanel = ({ search, onSearch }: InquiriesPanelProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useSearchText(search, onSearch);
  const [chosen, setChosen] = useChosenFilter();
  return (
    <Stack $gap={4}>
      <SearchField
        label={formatMessage({ id: "admin.inquiries.search" })}
        placeholder={formatMessage({ id: "admin.inquiries.search.placeholder" })}
        clearLabel={formatMessage({ id: "site.clear" })}
        value={text}
        maxLength={100}
        onValueChange={setText}
      />
      <InquiryFilters chosen={chosen} onChoose={setChosen} />
      <InquiryList key={JSON.stringify([chosen, search])} filter={{ ...chosen, search }} />
    </Stack>
  );
};
