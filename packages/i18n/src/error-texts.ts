import type { ErrorCode } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";
import { en } from "./locales/errors-en.ts";
import { ja } from "./locales/errors-ja.ts";
import { ko } from "./locales/errors-ko.ts";
import { zh } from "./locales/errors-zh.ts";

const texts: Record<Language, Record<ErrorCode, string>> = { ko, en, ja, zh };

/** Up to this the text says "a moment". */
const MOMENT_SECONDS = 60;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

type ComeBack = Record<Language, (time: string) => string>;

/** Limits whose text says when they end. */
const comeBack: Partial<Record<ErrorCode, ComeBack>> = {
  RATE_LIMITED: {
    ko: (time) => `요청이 너무 많습니다. ${time} 뒤에 다시 시도해주세요.`,
    en: (time) => `Too many requests. Please try again in ${time}.`,
    ja: (time) => `リクエストが多すぎます。${time}後にもう一度お試しください。`,
    zh: (time) => `请求过于频繁，请在${time}后重试。`,
  },
  UPLOAD_QUOTA_EXCEEDED: {
    ko: (time) => `하루에 올릴 수 있는 파일 용량을 모두 썼습니다. ${time} 뒤에 다시 올려주세요.`,
    en: (time) => `You have used up what can be uploaded in a day. Please upload the rest in ${time}.`,
    ja: (time) => `1日にアップロードできる容量を使い切りました。${time}後にもう一度アップロードしてください。`,
    zh: (time) => `今天可上传的文件容量已用完，请在${time}后上传其余文件。`,
  },
  TOO_MANY_NEW_CASES: {
    ko: (time) => `짧은 시간에 많은 사건을 여셨습니다. ${time} 뒤에 다시 시도하시거나 사무소에 메시지를 보내주세요.`,
    en: (time) => `You have opened many cases in a short time. Please try again in ${time} or write to our staff.`,
    ja: (time) =>
      `短い時間に多くの案件を開いています。${time}後にもう一度お試しいただくか、事務所にメッセージをお送りください。`,
    zh: (time) => `您在短时间内新建了很多案件，请在${time}后再试，或给我们发消息。`,
  },
};

const timeIn = (language: Language, seconds: number): string => {
  const inHours = seconds >= 2 * HOUR_SECONDS;
  const count = Math.ceil(seconds / (inHours ? HOUR_SECONDS : MINUTE_SECONDS));
  const unit = inHours ? "hour" : "minute";
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
};

/** The text of an error code: what went wrong, what to do, and for a lasting limit until when. */
export const errorText = (code: ErrorCode, language: Language, retryAfterSeconds = 0): string => {
  if (retryAfterSeconds <= MOMENT_SECONDS) return texts[language][code];
  const time = timeIn(language, retryAfterSeconds);
  // Japanese writes no blanks between a number and its unit.
  return comeBack[code]?.[language](language === "ja" ? time.replaceAll(" ", "") : time) ?? texts[language][code];
};
