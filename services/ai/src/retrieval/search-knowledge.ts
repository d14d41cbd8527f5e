import type { Language } from "@legal/contracts";
import { knowledgeIn } from "../knowledge/load-knowledge.ts";
import { buildLexicalIndex, type Hit, type LexicalIndex } from "./lexical-index.ts";

const indexes = new Map<Language, Promise<LexicalIndex>>();

const build = async (language: Language): Promise<LexicalIndex> =>
  buildLexicalIndex((await knowledgeIn(language)).passages, language);

/** Passages by the bigrams and words they share with a text of the same language, best first. */
export const searchKnowledge = async (text: string, language: Language): Promise<Hit[]> => {
  const index = indexes.get(language) ?? build(language);
  indexes.set(language, index);
  return (await index).search(text);
};
