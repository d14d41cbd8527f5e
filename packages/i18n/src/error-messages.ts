import type { ErrorCode } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";
import { en } from "./messages/errors-en.ts";
import { ja } from "./messages/errors-ja.ts";
import { ko } from "./messages/errors-ko.ts";
import { zh } from "./messages/errors-zh.ts";

const messages: Record<Language, Record<ErrorCode, string>> = { ko, en, ja, zh };

/** Up to here "a moment" is true. */
const MOMENT_SECONDS = 60;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

const comeBack: Record<Language, (time: string) => string> = {
  ko: (time) => `요청이 너무 많습니다. ${time} 뒤에 다시 시도해주세요.`,
  en: (time) => `Too many requests. Please try again in ${time}.`,
  ja: (time) => `リクエストが多すぎます。${time.replaceAll(" ", "")}後にもう一度お試しください。`,
  zh: (time) => `请求过于频繁，请在${time}后重试。`,
};

const timeIn = (language: Language, seconds: number): string => {
  const inHours = seconds >= 2 * HOUR_SECONDS;
  const count = Math.ceil(seconds / (inHours ? HOUR_SECONDS : MINUTE_SECONDS));
  const unit = inHours ? "hour" : "minute";
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
};

/** What a code means to the person who reads it: what went wrong and what to do, and of a limit that lasts, when. */
export const errorMessage = (code: ErrorCode, language: Language, retryAfterSeconds = 0): string =>
  code === "RATE_LIMITED" && retryAfterSeconds > MOMENT_SECONDS
    ? comeBack[language](timeIn(language, retryAfterSeconds))
    : messages[language][code];
