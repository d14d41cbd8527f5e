import type { Language } from "@legal/catalog";

/** Texts of one language, from `locales`. */
export interface QuestionTexts {
  readonly language: Language;
  readonly messages: Readonly<Record<string, string>>;
}

/** A text with its `{values}`; undefined when there is none. */
export const fill = (
  { messages }: QuestionTexts,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string | undefined => messages[key]?.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "");
