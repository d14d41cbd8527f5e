import type { Language } from "@legal/contracts/constants";
import type { Procedure, StampDocument } from "../court-costs/index.ts";
import type { CalendarDate } from "../dates/calendar-date.ts";
import type { Period } from "../dates/period-end.ts";
import type { CaseMatter } from "../deadlines/case-matters.ts";
import type { ServiceMode } from "../deadlines/service-modes.ts";
import type { InterestConvention } from "../interest/index.ts";
import { fill, type LegalTexts } from "./legal-texts.ts";

const text = (texts: LegalTexts, key: string): string => fill(texts, key) ?? key;

export const matterName = (id: CaseMatter, texts: LegalTexts): string => text(texts, `matter.${id}`);
export const modeName = (mode: ServiceMode, texts: LegalTexts): string => text(texts, `mode.${mode}`);
/** What day a mode asks for: the day of receipt, of opening, of the notice. */
export const modeDateName = (mode: ServiceMode, texts: LegalTexts): string => text(texts, `mode-date.${mode}`);
/** A document and the procedure that it opens share an id and a name. */
export const documentName = (id: StampDocument | Procedure, texts: LegalTexts): string =>
  fill(texts, `document.${id}`) ?? text(texts, `procedure.${id}`);
export const conventionName = (id: InterestConvention, texts: LegalTexts): string => text(texts, `convention.${id}`);

/** Of the list; one that an administrator entered keeps the name it was given. */
export const holidayName = (name: string, texts: LegalTexts): string => fill(texts, `holiday.${name}`) ?? name;

/** `2주`, `2 weeks`, `2週間`, `2周`. */
export const formatPeriod = ({ n, unit }: Period, texts: LegalTexts): string =>
  fill(texts, `period.${unit}.${n === 1 ? "one" : "many"}`, { n: String(n) }) ?? "";

interface DateFormat {
  readonly day: Intl.DateTimeFormat;
  readonly weekday: Intl.DateTimeFormat;
}

const formats = new Map<Language, DateFormat>();

interface WrittenDate {
  readonly locale: string;
  /** Between the day and the bracket of its weekday. */
  readonly gap: "" | " ";
}

const WRITTEN: Readonly<Record<Language, WrittenDate>> = {
  ko: { locale: "ko", gap: "" },
  en: { locale: "en-GB", gap: " " },
  ja: { locale: "ja", gap: "" },
  zh: { locale: "zh", gap: "" },
};

const formatIn = (language: Language): DateFormat => {
  const { locale } = WRITTEN[language];
  const format = formats.get(language) ?? {
    day: new Intl.DateTimeFormat(locale, { timeZone: "UTC", dateStyle: "long" }),
    weekday: new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "short" }),
  };
  formats.set(language, format);
  return format;
};

/** `2026년 11월 3일(화)`, `3 November 2026 (Tue)`. */
export const formatLegalDate = (date: CalendarDate, { language }: LegalTexts): string => {
  const { day, weekday } = formatIn(language);
  const instant = new Date(`${date}T00:00:00Z`);
  return `${day.format(instant)}${WRITTEN[language].gap}(${weekday.format(instant)})`;
};

/** `1,234,567` in every language. */
export const formatLegalNumber = (amount: number): string => amount.toLocaleString("en-US");
