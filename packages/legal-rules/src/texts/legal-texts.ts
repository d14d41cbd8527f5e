import type { Language } from "@legal/contracts/constants";

/** Names and sentences of one language, from `locales`. */
export interface LegalTexts {
  readonly language: Language;
  readonly messages: Readonly<Record<string, string>>;
}

/** A text with its `{values}`; the key itself when there is none, as for a holiday with a name of its own. */
export const fill = (
  { messages }: LegalTexts,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string | undefined => messages[key]?.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "");
