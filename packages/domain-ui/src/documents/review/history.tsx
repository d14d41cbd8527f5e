import type { Document, DocumentHistoryEntry } from "@legal/contracts";
import { DOCUMENT_STATES } from "@legal/contracts/constants";
import { questionAt, type DocumentType } from "@legal/document-types";
import { questionLabel } from "@legal/document-types/texts";
import { Button, Heading, Stack, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useAnswerText } from "../answers/use-answer-text.ts";
import { useQuestionTexts } from "../answers/use-document-type.ts";
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

interface HistoryProps {
  document: Document;
  type: DocumentType;
}

/** What answers were and are; of lists, the answers of their items. */
const Changes = ({
  changes,
  document,
  type,
}: HistoryProps & { changes: NonNullable<DocumentHistoryEntry["changes"]> }) => {
  const { formatMessage } = useIntl();
  const texts = useQuestionTexts();
  const answerText = useAnswerText(document);
  return (
    <ul>
      {changes.map(({ path, before, after }) => {
        const question = questionAt(type, path);
        if (!question || "list" in question) return null;
        const [was, is] = [before, after].map((value) =>
          value === null ? formatMessage({ id: "documents.history.none" }) : answerText(question.field, value),
        );
        return (
          <Text as="li" key={path} $size={13}>
            <FormattedMessage
              id="documents.history.change"
              values={{ name: questionLabel(question, texts), before: <del>{was}</del>, after: <ins>{is}</ins> }}
            />
          </Text>
        );
      })}
    </ul>
  );
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
export const History = ({ document, type }: HistoryProps) => {
  const { formatMessage } = useIntl();
  const happened = useHappened();
  const { dateTime } = useFormat();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useDocumentHistoryInfiniteQuery(document.id);
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  const { list, markAsked } = useFocusOnMore(entries.length);
  return (
    <Stack as="section" $gap={3}>
      <Heading level={3} size={16}>
        <FormattedMessage id="documents.history" />
      </Heading>
      {!data && <Waiting error={error} />}
      <Stack as="ol" ref={list} $gap={2}>
        {entries.map(({ id, at, by, role, what, paths, changes = [], version, comment, sha256 }) => (
          <li key={id} tabIndex={-1}>
            <Text $size={13} $tone="muted">
              {[
                dateTime(at),
                by?.name ?? (role && formatMessage({ id: `documents.role.${role}` })),
                version && formatMessage({ id: "documents.version" }, { n: version }),
              ]
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
            {changes.length > 0 && <Changes changes={changes} document={document} type={type} />}
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
