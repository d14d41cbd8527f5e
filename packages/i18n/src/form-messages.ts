import type { Language } from "@legal/contracts/constants";
import { en } from "./locales/form-en.ts";
import { ja } from "./locales/form-ja.ts";
import { ko } from "./locales/form-ko.ts";
import { zh } from "./locales/form-zh.ts";

export type FormKey = keyof typeof ko;
const messages: Record<Language, Record<FormKey, string>> = { ko, en, ja, zh };

/** The text of what a form checks by itself, as {@link validationMessage} has it, without all that servers check. */
export const formMessage = (key: FormKey, language: Language): string => messages[language][key];
