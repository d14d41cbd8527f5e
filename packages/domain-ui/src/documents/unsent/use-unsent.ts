import type { Document } from "@legal/contracts";
import type { DocumentType } from "@legal/document-types";
import { useAnswers, type Flush } from "../answers/use-answers.ts";
import { useExhibits } from "../exhibits/use-exhibits.ts";

/** Answers and exhibits as this reader changes them, and what stores both: the paper goes nowhere without either. */
export const useUnsent = (document: Document, type: DocumentType) => {
  const changes = useAnswers(document, type);
  const exhibits = useExhibits(changes.document);
  const flush: Flush = async () => {
    const [answers, files] = [await changes.flush(), await exhibits.flush()];
    return answers === null || files === null ? null : Math.max(answers, files);
  };
  return { changes, exhibits, flush };
};
export type Unsent = ReturnType<typeof useUnsent>;
