import type { Language } from "@legal/contracts/constants";
import { en } from "./locales/validation-en.ts";
import { ja } from "./locales/validation-ja.ts";
import { ko } from "./locales/validation-ko.ts";
import { zh } from "./locales/validation-zh.ts";

export type ValidationKey = keyof typeof ko;
const texts: Record<Language, Record<ValidationKey, string>> = { ko, en, ja, zh };

const isKey = (key: string): key is ValidationKey => Object.hasOwn(ko, key);

/** The text of a schema's message key (`username.min`); anything else reads as "this value is not valid". */
export const validationText = (key: string, language: Language): string =>
  texts[language][isKey(key) ? key : "invalid"];
