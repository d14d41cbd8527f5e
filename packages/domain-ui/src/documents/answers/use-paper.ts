import type { Document } from "@legal/contracts";
import {
  blocksOf,
  byKind,
  issuesOf,
  type Answers,
  type Block,
  type DocumentType,
  type Draft,
  type Exhibit,
  type Issue,
} from "@legal/document-types";
import { useDeferredValue, useMemo } from "react";
import { useEnteredHolidays } from "../../deadlines/entered-holidays.ts";
import { useSeoulToday } from "../../deadlines/use-seoul-today.ts";
import { filesOf } from "../exhibit-files.ts";
import { useCompareVersionQuery } from "../versions-api.ts";

const fileOf = (exhibit: Document["exhibits"][number]): Exhibit => {
  const { id, title, purpose, author, madeOn, foreign } = exhibit;
  const files = filesOf(exhibit);
  const fileSize = files.reduce((sum, one) => sum + one.fileSize, 0);
  return { id, title, purpose, author, madeOn, foreign, fileSize, files };
};

export const useDraftOf = (document: Document, answers: Answers): Draft => {
  const today = useSeoulToday();
  const entered = useEnteredHolidays();
  const { exhibits } = document;
  return useMemo(() => {
    const files = byKind(exhibits);
    return {
      answers,
      exhibits: files.exhibits.map(fileOf),
      attachments: files.attachments.map(fileOf),
      today,
      holidays: entered.map(({ date, name }) => ({ date, name })),
    };
  }, [answers, exhibits, today, entered]);
};

interface PaperOf {
  blocks: readonly Block[];
  issues: readonly Issue[];
}

/** The paper of what is typed, computed here: a key comes first, the paper follows it. */
export const usePaper = (type: DocumentType, draft: Draft): PaperOf => {
  const deferred = useDeferredValue(draft);
  return useMemo(() => ({ blocks: blocksOf(type, deferred), issues: issuesOf(type, deferred) }), [type, deferred]);
};

interface ShownPaper {
  blocks: readonly Block[];
  /** Why what is frozen could not be had; nothing else is shown in its place. */
  error: unknown;
}

/** What was frozen as it is stored: a later template or day changes nothing in it. Before that, the paper of the answers. */
export const useShownPaper = (document: Document, type: DocumentType): ShownPaper => {
  const { id, frozen } = document;
  const n = frozen?.n ?? 0;
  const { blocks } = usePaper(type, useDraftOf(document, document.answers));
  const { data, error } = useCompareVersionQuery({ id, n, before: undefined }, { skip: frozen === null });
  return frozen
    ? { blocks: (data?.blocks ?? []) as unknown as Block[], error: data ? undefined : error }
    : { blocks, error: undefined };
};
