import type { DocumentSummary } from "@legal/contracts";
import type { DocumentState } from "@legal/contracts/constants";
import { StateBadge, useDocumentsInfiniteQuery, useDocumentTypesQuery } from "@legal/domain-ui/documents";
import { useStaffQuery } from "@legal/domain-ui/staff";
import {
  Button,
  EmptyState,
  ErrorState,
  interactiveCardStyle,
  Joined,
  Numeric,
  Row,
  SEPARATOR,
  SkeletonList,
  Stack,
  Text,
} from "@legal/ui";
import { useErrorText, useFormat } from "@legal/web-kit";
import { useId, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { POLLING } from "../../api/documents-api.ts";
import { LeavingMark } from "../../stable-list/leaving-card.tsx";
import { ListChanges } from "../../stable-list/list-changes.tsx";
import { useHeldRows } from "../../stable-list/use-held-rows.ts";

export interface DocumentFilter {
  state?: DocumentState;
  lawyer?: "true";
  reviewerId?: string;
  caseId?: string;
}

const Entry = styled.button<{ $padding?: number }>`
  ${interactiveCardStyle}
  width: 100%;
`;

/** The place of the mark of a document that changed. */
const Place = styled.li`
  position: relative;
`;

interface ListProps {
  filter: DocumentFilter;
  onOpen: (id: string) => void;
}

interface EntryProps extends Omit<ListProps, "filter"> {
  document: DocumentSummary;
  name: string;
  /** It moved on, and is not where the list has it. */
  isGone: boolean;
}

const DocumentEntry = ({ document, name, isGone, onOpen }: EntryProps) => {
  const markId = useId();
  const { formatMessage } = useIntl();
  const { relativeTime } = useFormat();
  const { data: staff = [] } = useStaffQuery();
  const { id, customerName, caseNumber, state, since, progress, reviewerId } = document;
  const reviewer = staff.find((one) => one.id === reviewerId)?.name;
  const checkedBy = reviewer && formatMessage({ id: "admin.documents.reviewer" }, { name: reviewer });
  return (
    <Place>
      {isGone && (
        <LeavingMark id={markId}>
          <FormattedMessage id="admin.documents.changed" />
        </LeavingMark>
      )}
      <Entry type="button" $padding={4} aria-describedby={isGone ? markId : undefined} onClick={() => onOpen(id)}>
        <Row $justify="space-between">
          <Text as="span" $strong>
            {name}
          </Text>
          <StateBadge state={state} />
        </Row>
        <Text $size={13} $tone="muted">
          <Joined>
            {customerName}
            {caseNumber && <Numeric>{caseNumber}</Numeric>}
            {relativeTime(since)}
            {checkedBy}
          </Joined>
          {state === "draft" && (
            <>
              {SEPARATOR}
              <FormattedMessage id="documents.progress.count" values={{ ...progress }} />
            </>
          )}
        </Text>
      </Entry>
    </Place>
  );
};

/** The longest in their state first; it stays as it is under the pointer, also when it is fetched again. */
export const DocumentList = ({ filter, onOpen }: ListProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data: types = [] } = useDocumentTypesQuery();
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useDocumentsInfiniteQuery(
    filter,
    POLLING,
  );
  const found = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const list = JSON.stringify(filter);
  const { rows, waiting, gone, release } = useHeldRows(found, { list, hasMore: hasNextPage });
  const hasMoved = rows.some(({ since }, at) => at > 0 && since < (rows[at - 1]?.since ?? ""));
  const nameOf = (typeId: string) => types.find(({ id }) => id === typeId)?.name ?? typeId;
  if (isLoading) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={6} height="72px" />;
  return (
    <Stack $gap={3}>
      <ListChanges
        texts={{ added: "admin.documents.new", leaving: "admin.documents.leaving" }}
        added={waiting.length}
        leaving={gone.size}
        isOutOfOrder={hasMoved}
        hasFailed={Boolean(error) && rows.length > 0}
        onShow={() => {
          release();
          if (waiting.length > 0 || hasMoved) window.scrollTo({ top: 0 });
        }}
        onRetry={() => void refetch()}
      />
      {error && rows.length === 0 && (
        <ErrorState
          title={formatMessage({ id: "admin.documents.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {rows.length === 0 && !error && (
        <EmptyState
          title={formatMessage({ id: "admin.documents.empty" })}
          description={formatMessage({ id: "admin.documents.empty.hint" })}
        />
      )}
      <Stack as="ul" $gap={2}>
        {rows.map((document) => (
          <DocumentEntry
            key={document.id}
            document={document}
            name={nameOf(document.typeId)}
            isGone={gone.has(document.id)}
            onOpen={onOpen}
          />
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="quiet" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          <FormattedMessage id="admin.documents.more" />
        </Button>
      )}
    </Stack>
  );
};
