import type { Language } from "@legal/contracts/constants";
import { en } from "./locales/form-en.ts";
import { ja } from "./locales/form-ja.ts";
import { ko } from "./locales/form-ko.ts";
import { zh } from "./locales/form-zh.ts";

export type FormKey = keyof typeof ko;
const texts: Record<Language, Record<FormKey, string>> = { ko, en, ja, zh };

/** The text of what a form checks by itself, as {@link validationText} has it, without all that servers check. */
export const formText = (key: FormKey, language: Language): string => texts[language][key];
