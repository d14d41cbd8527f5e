import { inAnyLanguage } from "../reading/in-any-language.ts";

/** Question marks, and how questions end or begin where people leave the mark out; not knowing which is an answer. */
const ASKING = inAnyLanguage(
  {
    ko: /(?:나요|까요|가요|은가|는가|니까|는지|을지|죠|지요|냐|누구|언제|어디|어떻게|얼마|무엇|뭐|왜)(?:\s|$)/imu,
    en: /^(?:who|what|when|where|why|how|is|are|am|do|does|did|can|could|will|would|should|may|must|has|have)\b/imu,
    ja: /(?:か|かな|の|でしょう|いつ|どこ|なぜ|いくら|何)[。.\s]*$/imu,
    zh: /吗|呢|怎么|什么|多少|(?<!不知道是?)哪|几|为何|是否|能不能|可不可以/imu,
  },
  /[?？]/imu,
);

/** Whether a message asks, or only describes what happened. */
export const asksSomething = (message: string): boolean => ASKING.test(message);

/** Requests and wishes to know, which are no questions by their form. */
const REQUESTING = inAnyLanguage({
  ko: /알려|말씀해|설명해|가르쳐|궁금|알고\s?싶|문의|부탁/iu,
  en: /\b(?:tell|explain|show|help|let me know|please|want to know|like to know|wonder)\b/iu,
  ja: /教えて|説明して|知りたい|お願い|聞きたい/iu,
  zh: /请(?:问|告诉|说明|解释|教)|想(?:问|知道|了解)|告诉我|说明一下/iu,
});

/** Whether a message waits for something of the material: a mere reply, correction or account does not. */
export const asksOrRequests = (message: string): boolean => asksSomething(message) || REQUESTING.test(message);
