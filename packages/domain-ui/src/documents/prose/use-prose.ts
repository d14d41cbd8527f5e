import type { Document } from "@legal/contracts";
import { isApiError, isNotFound, useAppStore, useErrorText } from "@legal/web-kit";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Flush } from "../answers/use-answers.ts";
import { useApproveProseMutation, useDraftProseMutation } from "../answers-api.ts";
import { currentDocumentOf, documentsApi, knownDocument } from "../documents-api.ts";

interface ProseFailure {
  text: string;
  /** Questions that must be answered before. */
  missing: readonly string[];
}

const NOTHING_TYPED: Flush = async () => 0;
const TRIES = 3;

const useFailureOf = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  return (error: unknown, changed: string): ProseFailure => {
    const code = isApiError(error) ? error.code : "";
    if (isApiError(error) && code === "DOCUMENT_NOT_READY") {
      const missing = error.details.map(({ path }) => path.replace(/^answers\./, ""));
      const more = missing.length === 0 ? errorText(error) : formatMessage({ id: "documents.prose.needs" });
      return { text: more, missing };
    }
    const text = isNotFound(error) || code === "DOCUMENT_CHANGED" ? formatMessage({ id: changed }) : errorText(error);
    return { text, missing: [] };
  };
};

/** The same sentence, and nothing behind it has changed since: the approval holds. */
const holds = (current: Document, path: string, sentence: string): boolean => {
  const prose = current.prose?.[path];
  return prose !== undefined && !prose.outdated && prose.sentences.some(({ text }) => text === sentence);
};

/** Has the sentences of a question written, and approves each of them or takes that back. */
export const useProse = ({ id }: Pick<Document, "id">, path: string, flush: Flush = NOTHING_TYPED) => {
  const { formatMessage } = useIntl();
  const store = useAppStore();
  const failureOf = useFailureOf();
  const [draft, { isLoading: writing }] = useDraftProseMutation();
  const [approveOne] = useApproveProseMutation();
  const [failure, setFailure] = useState<ProseFailure>();
  const [given, setGiven] = useState<Readonly<Record<string, boolean>>>({});
  const queue = useRef(Promise.resolve());
  const versionNow = () => documentsApi.endpoints.document.select(id)(store.getState()).data?.version ?? 0;
  // Known before the call counts as done: the next one names its version.
  const keep = (answer: Document | undefined) => answer && store.dispatch(knownDocument(answer));

  const write = async (): Promise<boolean> => {
    setFailure(undefined);
    if ((await flush()) === null) {
      setFailure({ text: formatMessage({ id: "documents.prose.unsaved" }), missing: [] });
      return false;
    }
    const { data, error } = await draft({ id, version: versionNow(), path });
    keep(data ?? currentDocumentOf(error));
    if (error) setFailure(failureOf(error, "documents.prose.changed.writing"));
    return !error;
  };

  const send = async (sentence: string, approved: boolean, tries = TRIES): Promise<void> => {
    await flush();
    const { data, error } = await approveOne({ id, version: versionNow(), path, sentence, approved });
    const current = currentDocumentOf(error);
    keep(data ?? current);
    if (current && tries > 1 && holds(current, path, sentence)) return send(sentence, approved, tries - 1);
    if (error) setFailure(failureOf(error, "documents.prose.changed.approving"));
    return undefined;
  };

  /** One after the other: each names the version that the one before made. */
  const approve = (sentence: string, approved: boolean): void => {
    setFailure(undefined);
    setGiven((before) => ({ ...before, [sentence]: approved }));
    queue.current = queue.current
      .then(() => send(sentence, approved))
      .finally(() =>
        setGiven(({ [sentence]: last, ...rest }) =>
          last === undefined || last === approved ? rest : { ...rest, [sentence]: last },
        ),
      );
  };

  return { writing, failure, write, approve, given };
};

export type ProseWork = ReturnType<typeof useProse>;
