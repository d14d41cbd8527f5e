import { readdirSync } from "node:fs";
import { LANGUAGES, type Language } from "@legal/contracts";
import { z } from "zod";
import { jsonLines } from "./json-lines.ts";

const line = z.strictObject({
  question: z.string().min(1),
  service: z.string(),
  /** All that answer it; empty: it is not in the knowledge. */
  passages: z.array(z.string()),
});

export interface TrainingQuestion extends z.output<typeof line> {
  /** The file. */
  lot: string;
  language: Language;
}

const FOLDER = new URL("questions/", import.meta.url);

const languageOf = (lot: string): Language => {
  const language = LANGUAGES.find((one) => lot.startsWith(`${one}-`));
  if (!language) throw new Error(`${lot}: no language in the name of the file`);
  return language;
};

/** Questions with the passages that answer them, for training. */
export const trainingQuestions = (): TrainingQuestion[] =>
  readdirSync(FOLDER)
    .toSorted()
    .flatMap((name) => {
      const lot = name.replace(".jsonl", "");
      return jsonLines(new URL(name, FOLDER)).map((one) => ({ ...line.parse(one), lot, language: languageOf(lot) }));
    });
