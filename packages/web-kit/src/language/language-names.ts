import type { Language } from "@legal/contracts/constants";

/** Each language under its own name, as a reader looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = { ko: "한국어", en: "English", ja: "日本語", zh: "中文" };

/** As messengers name them in a page's preview. */
export const LANGUAGE_REGIONS: Record<Language, string> = { ko: "ko_KR", en: "en_US", ja: "ja_JP", zh: "zh_CN" };
