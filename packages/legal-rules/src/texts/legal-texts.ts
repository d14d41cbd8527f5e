/** The same union as @legal/contracts declares; restated so that this package depends on nothing. */
export type LegalLanguage = "ko" | "en" | "ja" | "zh";

/** Names and sentences of one language, from `locales`. */
export interface LegalTexts {
  readonly language: LegalLanguage;
  readonly messages: Readonly<Record<string, string>>;
}

/** A text with its `{values}`; the key itself when there is none, as for a holiday with a name of its own. */
export const fill = (
  { messages }: LegalTexts,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string | undefined => messages[key]?.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? "");
