import type { Language } from "@legal/contracts/constants";

/** Each language under its own name, as a reader looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = { ko: "한국어", en: "English", ja: "日本語", zh: "中文" };
