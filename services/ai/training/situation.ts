import { readdirSync } from "node:fs";
import { LANGUAGES, type Language } from "@legal/contracts";
import { z } from "zod";
import { jsonLines } from "./json-lines.ts";
import { trainingQuestions } from "./questions.ts";

export const KINDS = ["fit", "none", "chat", "crisis"] as const;

const line = z.strictObject({
  text: z.string().min(1),
  /** Services that fit, the best first. */
  services: z.array(z.string()).max(3),
  /** Periods that threaten in it. */
  rules: z.array(z.string()).max(3),
  kind: z.enum(KINDS),
  /** Of what the office does not offer. */
  topic: z.string().optional(),
  /** Where several services are equally right as the first. */
  best: z.array(z.string()).optional(),
});

export interface Situation extends z.output<typeof line> {
  /** Who wrote it: the name of its file. */
  author: string;
  language: Language;
}

const languageOf = (author: string): Language => {
  const language = LANGUAGES.find((one) => author.split("-").includes(one));
  if (!language) throw new Error(`${author}: no language in the name of the file`);
  return language;
};

const read = (folder: URL): Situation[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .flatMap((name) => {
      const author = name.replace(".jsonl", "");
      const language = languageOf(author);
      return jsonLines(new URL(name, folder)).map((one) => ({ ...line.parse(one), author, language }));
    });

/** What is asked in one clause in the middle of a conversation is no matter of its own, nor one of another office. */
const followUps = (): Situation[] =>
  trainingQuestions()
    .filter(({ lot }) => lot.endsWith("-follow"))
    .map(({ question, lot, language }) => ({
      text: question,
      services: [],
      rules: [],
      kind: "chat",
      author: lot,
      language,
    }));

/** Invented situations by many authors, for training. */
export const trainingSituations = (): Situation[] => [...read(new URL("situations/", import.meta.url)), ...followUps()];

/** Situations that only measure: nothing is trained on them. */
export const validationSituations = (): Situation[] => read(new URL("validation/", import.meta.url));
