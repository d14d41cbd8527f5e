import type { Unit } from "@legal/legal-rules";
import type { Language } from "@legal/contracts/constants";

/** A usual length of time: from, to, unit. */
export type Span = readonly [from: number, to: number, unit: Unit];

const UNITS: Readonly<Record<Language, Readonly<Record<Unit, string>>>> = {
  ko: { day: "일", week: "주", month: "개월", year: "년" },
  en: { day: "day", week: "week", month: "month", year: "year" },
  ja: { day: "日", week: "週間", month: "か月", year: "年" },
  zh: { day: "天", week: "周", month: "个月", year: "年" },
};

const DASH: Readonly<Record<Language, string>> = { ko: "~", en: "–", ja: "〜", zh: "～" };

/** `1~3일`, `1–3 days`, `1〜3日`, `1～3天`. */
export const formatSpan = ([from, to, unit]: Span, language: Language): string => {
  const count = from === to ? `${from}` : `${from}${DASH[language]}${to}`;
  if (language !== "en") return `${count}${UNITS[language][unit]}`;
  return `${count} ${UNITS.en[unit]}${to === 1 ? "" : "s"}`;
};
