import { LANGUAGES, type Language } from "@legal/contracts";
import { testUser, type TestHttp } from "@legal/test-kit";
import { missingFacts } from "../src/offline/missing-facts.ts";
import { textsIn } from "../src/texts/texts.ts";
import { understand } from "../src/understanding/understand.ts";
import { aiUnderTest, ask } from "./support.ts";

const ai = aiUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await ai.start();
});

const AMOUNTS: Readonly<Record<Language, string>> = {
  ko: "2천만 원|1억 2천만 원|3백만 원|오백만원|2천만 정도|₩5,000,000|1.5억",
  en: "five million won|5 million won|$3,000|KRW 500,000",
  ja: "500万ウォン|三百万ウォン|50万円",
  zh: "500万元|三百万韩元|500万韩元",
};
const TIMES: Readonly<Record<Language, string>> = {
  ko: "두 달 전에|작년 3월에|지난주 화요일|11월 3일에|3달 전|일주일 전",
  en: "on 3 November|since March|last Tuesday|two months ago|in 2024|by May",
  ja: "11月3日に貸しました|去年の夏|三か月前|先週",
  zh: "11月3日借给他的|去年|两个月前|上周二",
};
const rowsOf = (words: Readonly<Record<Language, string>>) =>
  LANGUAGES.flatMap((language) => words[language].split("|").map((text) => [language, text] as const));

it.each(rowsOf(AMOUNTS))("in %s “%s” says how much, and not when", async (_language, text) => {
  const missing = missingFacts(text, false);
  expect(missing).not.toContain("amount");
  expect(missing).toContain("when");
});

it.each(rowsOf(TIMES))("in %s “%s” says when, and not how much", async (_language, text) => {
  const missing = missingFacts(text, false);
  expect(missing).not.toContain("when");
  expect(missing).toContain("amount");
});

it("a length of time within which something must be done is not when it happened", () => {
  expect(missingFacts("2주 이내에 내라고 합니다", false)).toContain("when");
});

const LENT: Readonly<Record<Language, string>> = {
  ko: "친구가 빌려 간 2천만 정도를 갚지 않아요",
  en: "My friend does not pay back the five million won I lent him",
  ja: "友人が貸した500万ウォンを返してくれません",
  zh: "朋友借了我500万韩元不还",
};

it.each(LANGUAGES)("the finder does not ask how much in %s where it was said", async (language) => {
  expect((await understand(LENT[language])).missing).not.toContain("amount");
});

const SERVED: Readonly<Record<Language, string>> = {
  ko: "11월 3일에 지급명령을 받았어요",
  en: "I received the payment order on November 3.",
  ja: "11月3日に支払督促を受け取りました",
  zh: "11月3日收到了支付令",
};

it.each(LANGUAGES)("who says in %s when the paper came is not asked for that day again", async (language) => {
  const { response, warnings } = await ask(http, testUser({ language }), SERVED[language], {
    serviceType: "objection",
  });
  expect(warnings[0]?.due).toBeDefined();
  expect(response).not.toContain(textsIn(language).offline.facts.receivedOn);
});

const SUMMONED: Readonly<Record<Language, string>> = {
  ko: "경찰에서 11월 30일에 조사받으러 오래요",
  en: "The police want to question me as a suspect on 30 November",
  ja: "警察から11月30日に取り調べに来るように言われました",
  zh: "警察让我11月30日去接受讯问",
};

it.each(LANGUAGES)(
  "who is to be questioned is asked in %s neither how much nor for the other side",
  async (language) => {
    const { response } = await ask(http, testUser({ language }), SUMMONED[language], {
      serviceType: "criminal-defense",
    });
    const { amount, party } = textsIn(language).offline.facts;
    expect(response).not.toContain(amount);
    expect(response).not.toContain(party);
  },
);

const TWO_LOANS: Readonly<Record<Language, readonly string[]>> = {
  ko: [
    "친구가 1000만 원을 안 갚아요",
    "차용증은 있어요",
    "계좌이체 했어요",
    "다른 지인도 빌려준 300만 원을 안 갚아요. 법원 비용이 얼마인가요?",
  ],
  en: [
    "My friend does not pay back the 10 million won I lent him",
    "I lent him the money last year",
    "He promised to pay it back",
    "Another friend owes me 3 million won and does not pay it back. How much are the court costs?",
  ],
  ja: [
    "友人が貸した1000万ウォンを返してくれません",
    "借用書はあります",
    "お金は銀行から振り込みました",
    "別の知人も貸した300万ウォンを返してくれません。裁判所の費用はいくらですか",
  ],
  zh: ["朋友借了我1000万韩元不还", "有借条", "是银行转账的", "另一个朋友也有300万韩元不还。法院费用是多少？"],
};

it.each(LANGUAGES)("the way counts in %s with the amount that the answer counts with", async (language) => {
  const as = testUser({ language });
  const [first = "", ...more] = TWO_LOANS[language];
  let answer = await ask(http, as, first);
  for (const words of more) answer = await ask(http, as, words, { conversationId: answer.conversationId });
  expect(answer.response).toContain("3,000,000");
  expect(answer.guidance?.route?.claim).toBe(3_000_000);
});
