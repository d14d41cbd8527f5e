import type { Language } from "@legal/contracts";
import { gatherGrounding } from "../src/assistant/gather-grounding.ts";
import { createVerifier } from "../src/grounding/verifier.ts";

const RECEIVED: Readonly<Record<Language, string>> = {
  ko: "2026년 11월 10일에 지급명령을 받았어요, 언제까지 이의신청을 내야 하나요?",
  en: "I received the payment order on 10 November 2026, until when must I object?",
  ja: "2026年11月10日に支払督促を受け取りました。いつまでに異議を出せばよいですか？",
  zh: "我2026年11月10日收到了支付令，异议什么时候截止？",
};

/** The period ends on 24 November. */
const unverifiedOn = async (today: string, language: Language, answer: string, said = RECEIVED[language]) => {
  const grounding = await gatherGrounding({ said: [said], serviceType: "objection", language, today });
  return createVerifier({ ...grounding, said, language }).check(answer).unverified;
};

describe("“tomorrow” as a last day in a model's answer", () => {
  it.each<[Language, string, string]>([
    ["ko", "이의신청은 내일까지 내시면 됩니다.", "내일"],
    ["ko", "모레까지 제출하세요.", "모레"],
    ["en", "You can object until tomorrow.", "until tomorrow"],
    ["en", "File it by the day after tomorrow.", "by the day after tomorrow"],
    ["ja", "明日までに異議を出してください。", "明日"],
    ["zh", "请在明天之前提交异议。", "明天"],
  ])("is marked in %s where that is a day too late: “%s”", async (language, answer, claim) => {
    expect(await unverifiedOn("2026-11-24", language, answer)).toEqual([claim]);
  });

  it.each<[string, Language, string]>([
    ["2026-11-23", "ko", "이의신청은 내일까지 내시면 됩니다."],
    ["2026-11-22", "ko", "모레까지 제출하세요."],
    ["2026-11-23", "en", "You can object until tomorrow."],
    ["2026-11-23", "ja", "明日までに異議を出してください。"],
    ["2026-11-23", "zh", "请在明天之前提交异议。"],
  ])("is proven by the law's arithmetic on %s, in %s: “%s”", async (today, language, answer) => {
    expect(await unverifiedOn(today, language, answer)).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ["ko", "내일까지 갚기로 했는데 연락이 없어요", "내일까지 갚기로 하셨군요."],
    ["ko", "안녕하세요", "내일 담당자가 서류를 볼 수 있습니다."],
    ["en", "Hello", "Our staff can look at it tomorrow."],
    ["zh", "你好", "工作人员明天可以查看。"],
  ])("is none where the person said so, or of other days, in %s: “%s”", async (language, said, answer) => {
    expect(await unverifiedOn("2026-11-24", language, answer, said)).toEqual([]);
  });
});
