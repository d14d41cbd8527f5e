import { loadDocumentType, type DocumentType } from "@legal/document-types";
import { loadQuestionTexts, typeName, type QuestionTexts } from "@legal/document-types/texts";
import { loadOnce, useLanguage } from "@legal/web-kit";
import { use } from "react";

const typeOf = loadOnce(loadDocumentType);
const textsIn = loadOnce(loadQuestionTexts);

/** Questions, checks and paper of a kind; suspends until its code is here. Null for a kind that this release lacks. */
export const useDocumentType = (id: string): DocumentType | null => use(typeOf(id));

/** What questions are called in the reader's language; suspends until the texts are here. */
export const useQuestionTexts = (): QuestionTexts => use(textsIn(useLanguage().language));

/** What a kind is called in the reader's language; suspends as the texts do. */
export const useTypeName = ({ id }: DocumentType): string => typeName(id, useQuestionTexts());
