import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@legal/contracts";
import { textsIn } from "../texts/texts.ts";

/** The version is part of the file's name: an answer's log line names the prompt. */
export const PROMPTS = {
  consult: "consult.v5",
  prose: "prose.v1",
  recommend: "recommend.v2",
  translate: "translate.v2",
} as const;

const texts = new Map<string, string>();

const read = (name: string): string => {
  const text = texts.get(name) ?? readFileSync(join(import.meta.dirname, `${name}.md`), "utf8");
  texts.set(name, text);
  return text;
};

/** A prompt with its placeholders filled in; values are never searched for placeholders. */
export const loadPrompt = (
  prompt: keyof typeof PROMPTS,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string => {
  const all: Record<string, string> = { ...values, language: textsIn(language).promptName };
  return read(PROMPTS[prompt]).replaceAll(/\{\{(\w+)\}\}/gu, (_place, name: string) => all[name] ?? "");
};
