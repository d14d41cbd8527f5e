import { DOCUMENT_STATES } from "@legal/contracts/constants";
import { Button, Heading, Stack, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useDocumentHistoryInfiniteQuery } from "../versions-api.ts";
import { Waiting } from "../state/waiting.tsx";

const KNOWN = [
  "started",
  "answers-changed",
  "exhibits-changed",
  "revision-granted",
  "delivery-corrected",
  "commented",
  "outdated",
] as const;

const Hash = styled(Text)`
  overflow-wrap: anywhere;
`;

/** What happened, in words; a later release may know more. */
const useHappened = () => {
  const { formatMessage } = useIntl();
  return (what: string): string => {
    const known = KNOWN.find((one) => one === what);
    if (known) return formatMessage({ id: `documents.history.${known}` });
    const state = DOCUMENT_STATES.find((one) => what === `moved:${one}`);
    if (!state) return what;
    return formatMessage(
      { id: "documents.history.moved" },
      { state: formatMessage({ id: `documents.state.${state}` }) },
    );
  };
};

/** A ref for the list: where more was asked for, its first new entry takes the focus, as the button may be gone. */
const useFocusOnMore = (count: number) => {
  const list = useRef<HTMLOListElement>(null);
  const askedAt = useRef(Infinity);
  useEffect(() => {
    if (count <= askedAt.current) return;
    list.current?.querySelectorAll<HTMLElement>(":scope > li")[askedAt.current]?.focus();
    askedAt.current = Infinity;
  }, [count]);
  const markAsked = () => {
    askedAt.current = count;
  };
  return { list, markAsked };
};

/** Who did what to the document, newest first. */
export const History = ({ documentId }: { documentId: string }) => {
  const { formatMessage } = useIntl();
  const happened = useHappened();
  const { dateTime } = useFormat();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useDocumentHistoryInfiniteQuery(documentId);
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  const { list, markAsked } = useFocusOnMore(entries.length);
  return (
    <Stack as="section" $gap={3}>
      <Heading level={3} size={16}>
        <FormattedMessage id="documents.history" />
      </Heading>
      {!data && <Waiting error={error} />}
      <Stack as="ol" ref={list} $gap={2}>
        {entries.map(({ id, at, by, role, what, paths, comment, sha256 }) => (
          <li key={id} tabIndex={-1}>
            <Text $size={13} $tone="muted">
              {[dateTime(at), by?.name ?? (role && formatMessage({ id: `documents.role.${role}` }))]
                .filter(Boolean)
                .join(" · ")}
            </Text>
            <Text $size={15}>
              {[
                happened(what),
                paths.length > 0 && formatMessage({ id: "documents.history.paths" }, { count: paths.length }),
                comment,
              ]
                .filter(Boolean)
                .join(" · ")}
            </Text>
            {sha256 && (
              <Hash as="code" $size={13} $tone="muted">
                SHA-256 {sha256}
              </Hash>
            )}
          </li>
        ))}
      </Stack>
      {hasNextPage && (
        <Button
          variant="quiet"
          size="small"
          loading={isFetchingNextPage}
          onClick={() => {
            markAsked();
            void fetchNextPage();
          }}
        >
          <FormattedMessage id="documents.history.more" />
        </Button>
      )}
    </Stack>
  );
};
