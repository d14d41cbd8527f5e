import { composedProse } from "@legal/contracts";
import { maskResidentNumbers } from "@legal/i18n";
import { AppError } from "@legal/service-kit";
import type { Budget, Payer } from "../limits/token-budget.ts";
import { loadPrompt } from "../prompts/load-prompt.ts";
import { mostTokens, type LanguageModel } from "../provider/language-model.ts";
import { findLost, findUnsupported, isPlain } from "./find-unsupported.ts";

interface Wanted {
  paper: string;
  sentences: readonly string[];
  maxSentences: number;
}

interface ComposeOptions {
  model: LanguageModel;
  budget: Budget;
  payer: Payer;
  signal: AbortSignal;
}

/** Prose is about as long as what it is made of; nothing needs more tokens than this. */
const maxTokensFor = (text: string): number => Math.min(8000, 400 + Buffer.byteLength(text) * 2);

const unusable = (why: string, cause?: unknown): AppError => new AppError(502, "AI_ANSWER_UNUSABLE", why, { cause });

const sentencesIn = (answer: string): string[] => {
  try {
    return composedProse.parse(JSON.parse(answer)).sentences;
  } catch (error) {
    throw unusable("the prose is no list of sentences", error);
  }
};

/** Throws AI_ANSWER_UNUSABLE where the model says something else than its source, or leaves something exact out. */
export const composeProse = async (
  { paper, sentences, maxSentences }: Wanted,
  { model, budget, payer, signal }: ComposeOptions,
): Promise<string[]> => {
  const source = maskResidentNumbers(sentences.join("\n"));
  const system = loadPrompt("prose", "ko", { paper, maxSentences: String(maxSentences) });
  const content = JSON.stringify({ sentences: source.split("\n") });
  const prompt = { system, turns: [{ role: "user" as const, content }], maxTokens: maxTokensFor(source) };
  const answer = await budget.spend(mostTokens(prompt), payer, (usage) =>
    model.complete({ ...prompt, signal, usage, json: true }),
  );
  const composed = sentencesIn(answer);
  const text = composed.join("\n");
  if (composed.length > maxSentences || !isPlain(text)) throw unusable("the prose is no plain text of that length");
  const [unsaid, lost] = [findUnsupported(source, text), findLost(source, text)];
  // What exactly is not said: it may name people.
  if (unsaid.length + lost.length > 0) throw unusable(`the prose adds ${unsaid.length}, leaves out ${lost.length}`);
  return composed;
};
