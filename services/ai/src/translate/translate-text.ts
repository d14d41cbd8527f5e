import type { Language } from "@legal/contracts";
import { maskResidentNumbers } from "@legal/i18n";
import type { Budget, Payer } from "../limits/token-budget.ts";
import { loadPrompt } from "../prompts/load-prompt.ts";
import { mostTokens, type LanguageModel } from "../provider/language-model.ts";
import { findMismatch } from "./find-mismatch.ts";

export interface Translated {
  text: string;
  mismatch: string[];
}

/** A translation may be longer than its original; nothing needs more tokens than this. */
const maxTokensFor = (text: string): number => Math.min(6000, 200 + Buffer.byteLength(text) * 2);

interface TranslateOptions {
  model: LanguageModel;
  budget: Budget;
  payer: Payer;
  /** Of people the text may speak of. */
  names?: readonly string[];
  signal: AbortSignal;
}

/** Translates, and holds the amounts, dates, names and case numbers of the result against the original. */
export const translateText = async (
  original: string,
  language: Language,
  options: TranslateOptions,
): Promise<Translated> => {
  const { model, budget, payer, signal, names } = options;
  const text = maskResidentNumbers(original);
  const system = loadPrompt("translate", language);
  const prompt = { system, turns: [{ role: "user" as const, content: text }], maxTokens: maxTokensFor(text) };
  const answer = await budget.spend(mostTokens(prompt), payer, (usage) =>
    model.complete({ ...prompt, signal, usage, json: false }),
  );
  const translated = answer.trim();
  return { text: translated, mismatch: findMismatch(text, translated, names) };
};
