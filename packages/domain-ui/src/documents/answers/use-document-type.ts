import type { Language } from "@legal/contracts/constants";
import { loadDocumentType, type DocumentType } from "@legal/document-types";
import { loadQuestionTexts, typeName, type QuestionTexts } from "@legal/document-types/texts";
import { trackedPromise, useLanguage } from "@legal/web-kit";
import { use } from "react";

const types = new Map<string, Promise<DocumentType | null>>();
const texts = new Map<Language, Promise<QuestionTexts>>();

const once = <Key, Value>(known: Map<Key, Promise<Value>>, key: Key, load: (key: Key) => Promise<Value>) => {
  const loading = known.get(key) ?? trackedPromise(load(key));
  known.set(key, loading);
  // A failed fetch is tried again by the next screen.
  loading.catch(() => known.delete(key));
  return loading;
};

/** Questions, checks and paper of a kind; suspends until its code is here. Null for a kind that this release lacks. */
export const useDocumentType = (id: string): DocumentType | null => use(once(types, id, loadDocumentType));

/** What questions are called in the reader's language; suspends until the texts are here. */
export const useQuestionTexts = (): QuestionTexts => use(once(texts, useLanguage().language, loadQuestionTexts));

/** What a kind is called in the reader's language; suspends as the texts do. */
export const useTypeName = ({ id }: DocumentType): string => typeName(id, useQuestionTexts());
