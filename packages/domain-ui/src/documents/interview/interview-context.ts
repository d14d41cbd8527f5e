import type { Document } from "@legal/contracts";
import type { DocumentType, Draft, Person } from "@legal/document-types";
import { createContext, use } from "react";
import type { AnswerChanges } from "../answers/use-answers.ts";
import type { Exhibits } from "../exhibits/use-exhibits.ts";

export interface InterviewContext {
  document: Document;
  type: DocumentType;
  changes: AnswerChanges;
  draft: Draft;
  /** Being arranged, on whichever screen. */
  exhibits: Exhibits;
  /** Answers may be changed by this reader now. */
  editable: boolean;
  /** Known from this and earlier papers. */
  people: readonly Person[];
  /** The path that is being answered. */
  onFocusPath: (path: string) => void;
  /** Shows the question of a path. */
  onPath: (path: string) => void;
}

const Context = createContext<InterviewContext | null>(null);
export const InterviewProvider = Context.Provider;

export const useInterview = (): InterviewContext => {
  const interview = use(Context);
  if (!interview) throw new Error("outside of an interview");
  return interview;
};
