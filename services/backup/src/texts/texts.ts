import type { Language } from "@legal/contracts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { TableTexts } from "./table-texts.ts";
import { zh } from "./zh.ts";

const TEXTS: Readonly<Record<Language, TableTexts>> = { ko, en, ja, zh };

/** A language is a file beside this one, named by it. */
export const textsIn = (language: Language): TableTexts => TEXTS[language];
