import type { ErrorCode } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";
import { comeBack as comeBackEn, en } from "./locales/errors-en.ts";
import { comeBack as comeBackJa, ja } from "./locales/errors-ja.ts";
import { comeBack as comeBackKo, ko } from "./locales/errors-ko.ts";
import { comeBack as comeBackZh, zh } from "./locales/errors-zh.ts";

const texts: Record<Language, Record<ErrorCode, string>> = { ko, en, ja, zh };
const comeBack = { ko: comeBackKo, en: comeBackEn, ja: comeBackJa, zh: comeBackZh } satisfies Record<Language, object>;

type LimitCode = keyof typeof comeBackKo;
const endsLater = (code: ErrorCode): code is LimitCode => Object.hasOwn(comeBackKo, code);

/** Up to this the text says "a moment". */
const MOMENT_SECONDS = 60;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

const timeIn = (language: Language, seconds: number): string => {
  const inHours = seconds >= 2 * HOUR_SECONDS;
  const count = Math.ceil(seconds / (inHours ? HOUR_SECONDS : MINUTE_SECONDS));
  const unit = inHours ? "hour" : "minute";
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
};

/** The text of an error code: what went wrong, what to do, and for a lasting limit until when. */
export const errorText = (code: ErrorCode, language: Language, retryAfterSeconds = 0): string => {
  if (retryAfterSeconds <= MOMENT_SECONDS || !endsLater(code)) return texts[language][code];
  return comeBack[language][code](timeIn(language, retryAfterSeconds));
};
