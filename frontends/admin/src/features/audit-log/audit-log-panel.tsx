import { useState } from "react";
import { Button, EmptyState, ErrorState, SkeletonList, Stack, Text } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useAuditLogInfiniteQuery, type AuditLogFilter } from "../../api/audit-log-api.ts";
import { AuditLogFilters, type ChosenFilters } from "./audit-log-filters.tsx";
import { AuditLogRow, type Person } from "./audit-log-row.tsx";

interface AuditLogListProps {
  filter: AuditLogFilter;
  onStaff: (person: Person) => void;
  onCustomer: (person: Person) => void;
}

const AuditLogList = ({ filter, onStaff, onCustomer }: AuditLogListProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useAuditLogInfiniteQuery(
    filter,
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={6} height="56px" />;
  const entries = data?.pages.flatMap((page) => page.items) ?? [];
  const filtered = Object.values(filter).some(Boolean);
  return (
    <Stack $gap={3}>
      {error && (
        <ErrorState
          title={formatMessage({ id: "admin.access.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <AuditLogRow key={entry.id} entry={entry} onStaff={onStaff} onCustomer={onCustomer} />
          ))}
        </ul>
      )}
      {entries.length === 0 && !error && (
        <EmptyState
          title={formatMessage({ id: filtered ? "admin.access.noMatch" : "admin.access.empty" })}
          description={formatMessage({ id: filtered ? "admin.access.noMatch.hint" : "admin.access.empty.hint" })}
        />
      )}
      {hasNextPage && (
        <Button variant="quiet" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          <FormattedMessage id="admin.access.more" />
        </Button>
      )}
    </Stack>
  );
};

interface AuditLogPanelProps {
  search: string;
  onSearch: (text: string) => void;
}

/** Which staff member read or downloaded whose data, newest first. */
export const AuditLogPanel = ({ search, onSearch }: AuditLogPanelProps) => {
  const [chosen, setChosen] = useState<ChosenFilters>({ kind: undefined, customer: undefined, staff: undefined });
  const { kind, customer, staff } = chosen;
  return (
    <Stack $gap={4}>
      <Text $size={13} $tone="muted">
        <FormattedMessage id="admin.access.about" />
      </Text>
      <AuditLogFilters chosen={chosen} onChoose={setChosen} person={search} onPerson={onSearch} />
      <AuditLogList
        filter={{ kind, person: search, customer: customer?.id, staff: staff?.id }}
        onStaff={(person) => setChosen({ ...chosen, staff: person })}
        onCustomer={(person) => setChosen({ ...chosen, customer: person })}
      />
    </Stack>
  );
};
