import { LANGUAGES, type Language } from "@legal/contracts";
import { z } from "zod";
import { jsonLines } from "./json-lines.ts";

const line = z.strictObject({
  question: z.string().min(1),
  service: z.string(),
  /** What the person wrote before in the same conversation. */
  history: z.array(z.string()),
  expect: z.enum(["passage", "none", "staff", "deadline", "cost", "crisis"]),
  /** Any of them answers it. */
  passages: z.array(z.string()),
  /** Patterns that no right answer matches. */
  mustNot: z.array(z.string()),
  /** `yyyy-MM-dd` */
  due: z.iso.date().optional(),
  /** Where the day on which a paper came lies after the others were asked. */
  askedOn: z.iso.date().optional(),
  /** Won */
  amount: z.int().positive().optional(),
});

export interface ValidationQuestion extends z.output<typeof line> {
  language: Language;
  /** `yyyy-MM-dd` in Seoul */
  askedOn: string;
}

/** The day on which they were asked, in Seoul. */
const ASKED_ON = "2026-11-22";

/** Questions in the middle of a conversation that only measure: nothing is trained or tuned on them. */
export const validationQuestions = (): ValidationQuestion[] =>
  LANGUAGES.flatMap((language) => {
    const file = new URL(`validation-questions/${language}.jsonl`, import.meta.url);
    return jsonLines(file).map((one) => {
      const question = line.parse(one);
      return { ...question, askedOn: question.askedOn ?? ASKED_ON, language };
    });
  });
