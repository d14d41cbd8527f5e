import type { ErrorCode } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";
import { en } from "./messages/errors-en.ts";
import { ja } from "./messages/errors-ja.ts";
import { ko } from "./messages/errors-ko.ts";
import { zh } from "./messages/errors-zh.ts";

const messages: Record<Language, Record<ErrorCode, string>> = { ko, en, ja, zh };

/** What a code means to the person who reads it: what went wrong and what to do. */
export const errorMessage = (code: ErrorCode, language: Language): string => messages[language][code];
