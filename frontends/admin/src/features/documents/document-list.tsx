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
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { POLLING } from "../../api/documents-api.ts";

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

interface ListProps {
  filter: DocumentFilter;
  onOpen: (id: string) => void;
}

const DocumentEntry = ({
  document,
  name,
  onOpen,
}: { document: DocumentSummary; name: string } & Omit<ListProps, "filter">) => {
  const { formatMessage } = useIntl();
  const { relativeTime } = useFormat();
  const { data: staff = [] } = useStaffQuery();
  const { id, customerName, caseNumber, state, since, progress, reviewerId } = document;
  const reviewer = staff.find((one) => one.id === reviewerId)?.name;
  const checkedBy = reviewer && formatMessage({ id: "admin.documents.reviewer" }, { name: reviewer });
  return (
    <li>
      <Entry type="button" $padding={4} onClick={() => onOpen(id)}>
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
    </li>
  );
};

/** The longest in their state first. */
export const DocumentList = ({ filter, onOpen }: ListProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data: types = [] } = useDocumentTypesQuery();
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useDocumentsInfiniteQuery(
    filter,
    POLLING,
  );
  const documents = data?.pages.flatMap(({ items }) => items) ?? [];
  const nameOf = (typeId: string) => types.find(({ id }) => id === typeId)?.name ?? typeId;
  if (isLoading) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={6} height="72px" />;
  return (
    <Stack $gap={3}>
      {error && (
        <ErrorState
          title={formatMessage({ id: "admin.documents.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {documents.length === 0 && !error && (
        <EmptyState
          title={formatMessage({ id: "admin.documents.empty" })}
          description={formatMessage({ id: "admin.documents.empty.hint" })}
        />
      )}
      <Stack as="ul" $gap={2}>
        {documents.map((document) => (
          <DocumentEntry key={document.id} document={document} name={nameOf(document.typeId)} onOpen={onOpen} />
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
