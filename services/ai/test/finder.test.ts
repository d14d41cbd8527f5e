import { ALL_SERVICE_IDS, serviceSummary, withVat, type ServiceId } from "@legal/catalog";
import {
  AI_CLARIFYING_QUESTIONS,
  HELPLINES,
  LANGUAGES,
  type FinderAnswer,
  type Language,
  type RecommendAnswer,
} from "@legal/contracts";
import { computeServiceFee, computeStampDuty } from "@legal/legal-rules/court-costs";
import { seoulDateOf } from "@legal/i18n";
import { testUser, type TestHttp } from "@legal/test-kit";
import { choosePath } from "../src/guidance/choose-path.ts";
import { LEGAL_PATHS } from "../src/guidance/legal-steps.ts";
import { textsIn } from "../src/texts/texts.ts";
import { aiUnderTest, fromNewAddress } from "./support.ts";

const ai = aiUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await ai.start();
});

const find = async (text: string, language: Language = "ko", more: object = {}): Promise<FinderAnswer> => {
  const headers = { ...fromNewAddress(), "accept-language": language };
  const { status, body } = await http.post<FinderAnswer>("/api/ai/find", { text, ...more }, { headers });
  expect(status).toBe(200);
  return body;
};

const recommend = async (situation: string, language: Language, more: object = {}): Promise<RecommendAnswer> => {
  const as = testUser({ language });
  const { status, body } = await http.post<RecommendAnswer>("/api/ai/recommend", { situation, ...more }, { as });
  expect(status).toBe(200);
  return body;
};

const stepsOf = ({ route }: Pick<FinderAnswer, "route">) => route?.steps.map(({ serviceId }) => serviceId);
const startOf = ({ route }: Pick<FinderAnswer, "route">) => route?.steps.find(({ isStart }) => isStart)?.serviceId;

const DEPOSIT: Record<Language, string> = {
  ko: "전세 계약이 끝났는데 집주인이 보증금 1억원을 안 돌려줘요. 지금 당장 이사해도 되나요?",
  en: "My lease has ended and the landlord does not return my deposit. Can I move out right now?",
  ja: "賃貸契約が終わったのに大家が保証金を返してくれません。今すぐ引っ越してもいいですか。",
  zh: "租约已经到期，房东不退还保证金。我现在可以搬走吗？",
};
const DEATH: Record<Language, string> = {
  ko: "죽고 싶어요",
  en: "I want to die",
  ja: "死にたいです",
  zh: "我不想活了",
};
const SERVED: Record<Language, string> = {
  ko: "어제 지급명령을 받았는데 저는 빌린 적이 없습니다",
  en: "I received a payment order yesterday, but I never borrowed that money",
  ja: "昨日、支払命令を受け取りましたが、借りた覚えがありません",
  zh: "昨天收到了法院的支付令，我想对支付令提出异议",
};

/** Some of these are too little to go by, whatever the model has learned since. */
const VAGUE: Record<Language, readonly string[]> = {
  ko: ["돈을 못 받았어요", "회사와 문제가 있어요", "억울한 일을 당했어요", "계약이 잘못됐어요"],
  en: ["I have a problem with a company", "They did not keep the contract", "I was treated unfairly", "money trouble"],
  ja: ["取引先と話が合いません", "相手が応じません", "約束を守ってもらえません", "相手ともめています"],
  zh: ["钱没有拿到", "合同出了问题", "对方不守约定", "和对方有纠纷"],
};

describe("the finder", () => {
  it.each(LANGUAGES)("leads through a kept deposit step by step, deadline first, in %s", async (language) => {
    const answer = await find(DEPOSIT[language], language);
    expect(stepsOf(answer)).toEqual(["certified-mail", "lease-registration", "payment-order", "real-estate-auction"]);
    expect(startOf(answer)).toBe("lease-registration");
    expect(answer.warnings.map(({ rule }) => rule)).toContain("leaseRegistrationFirst");
    expect(answer.services[0]).toBe("lease-registration");
    const keeping = answer.route?.steps[1];
    expect(keeping?.purpose).toBe(textsIn(language).guidance.purposes.keepRank);
    for (const word of keeping?.words ?? []) expect(DEPOSIT[language]).toContain(word);
    expect(keeping?.words.length).toBeGreaterThan(0);
  });

  it("says what each step costs in total: the package with VAT, and the court's part for the amount that was named", async () => {
    const answer = await find(DEPOSIT.ko);
    const claim = 100_000_000;
    const stamp = computeStampDuty({ document: "payment-order", filing: "electronic", claim });
    const fee = computeServiceFee({
      procedure: "payment-order",
      filing: "electronic",
      filedOn: seoulDateOf(new Date()),
      parties: { applicants: 1, respondents: 1 },
    });
    expect(answer.route?.claim).toBe(claim);
    expect(answer.route?.steps[2]).toMatchObject({
      price: withVat(110_000),
      courtCosts: stamp.amount + fee.total,
    });
    expect(answer.route?.steps[0]).toMatchObject({ price: withVat(50_000), courtCosts: null });
    const withoutSum = await find(DEPOSIT.en, "en");
    expect(withoutSum.route).toMatchObject({ claim: null });
  });

  it.each(LANGUAGES)("shows a person in danger the numbers to call and nothing that sells, in %s", async (language) => {
    const answer = await find(DEATH[language], language);
    expect(answer).toMatchObject({ kind: "crisis", services: [], route: null, questions: [], referral: null });
    expect(answer.help?.lines.map(({ number }) => number)).toEqual(["109", "112", "119", "1366", "1388"]);
    for (const { number } of answer.help?.lines ?? []) expect(HELPLINES).toContain(number);
  });

  it.each<[Language, string]>([
    ["ko", "동생이 방금 경찰에 체포됐어요"],
    ["en", "My brother was just arrested"],
    ["ja", "弟がさっき警察に逮捕されました"],
    ["zh", "我哥刚被警察抓走了"],
  ])("shows one whose family the police hold whom to call for a lawyer, in %s", async (language, arrested) => {
    const answer = await find(arrested, language);
    expect(answer).toMatchObject({ kind: "crisis", services: [], route: null, questions: [], referral: null });
    expect(answer.help?.lines.map(({ number }) => number)).toEqual(["132", "1345", "112", "109"]);
    for (const { number } of answer.help?.lines ?? []) expect(HELPLINES).toContain(number);
  });

  it.each<[Language, string]>([
    ["ko", "남편이 어제 경찰에 체포됐어요. 더 살아갈 자신이 없어요"],
    ["ko", "동생이 방금 체포됐는데 번개탄 샀어요"],
    ["zh", "我老公昨天被抓了，真想消失"],
    ["ko", "남편이 체포됐어요ㅠㅠ 더 살아갈 자신이 없어요"],
    ["ko", "남편이 체포됐다 더 살아갈 자신이 없어요"],
    ["ko", "더 살아갈 자신이 없어요ㅠㅠ 남편이 체포됐다"],
    ["zh", "我老公昨天被抓了真想消失"],
  ])("shows one whose own life is in danger beside an arrest both, in %s: “%s”", async (language, text) => {
    const { kind, help } = await find(text, language);
    expect(kind).toBe("crisis");
    expect(help?.lines.map(({ number }) => number)).toEqual(["109", "112", "119", "1366", "1388", "132", "1345"]);
  });

  it.each(LANGUAGES)("computes the last day of a period from the day that was named, in %s", async (language) => {
    const answer = await find(SERVED[language], language);
    const [warning] = answer.warnings;
    expect(warning?.rule).toBe("paymentOrderObjection");
    const yesterday = new Date(Date.now() - 86_400_000);
    const inTwoWeeks = seoulDateOf(new Date(yesterday.getTime() + 14 * 86_400_000));
    // Later where the day is no working day.
    expect((warning?.due?.date ?? "") >= inTwoWeeks).toBe(true);
    expect(warning?.due?.left).toMatch(/\d/);
    expect(warning?.due?.served).toMatchObject({ matter: "payment-order-objection", mode: "ordinary" });
    expect(startOf(answer)).toBe("objection");
  });

  const WEEK_AGO = seoulDateOf(new Date(Date.now() - 8 * 86_400_000));
  const dayIn = (language: Language) =>
    new Date(WEEK_AGO).toLocaleDateString(language, { month: "long", day: "numeric", timeZone: "UTC" });
  const SUMMARY = serviceSummary("objection", "ko");
  const ANSWERED: [Language, string, string][] = [
    ["ko", "지급명령 받았는데 갚은 돈. ", "에 받았습니다."],
    ["ko", "지급명령을 받았는데 갚은 돈이에요\n", "에 받았습니다."],
    ["ko", "법원에서 등기가 왔어요. ", "에 받았습니다. 지급명령을 받았습니다."],
    ["ko", `법원에서 등기가 왔어요. ${SUMMARY} `, "에 받았습니다. 지급명령을 받았습니다."],
    ["en", "I got a payment order, but I have paid. I received it on ", "."],
    ["ja", "支払督促が届きましたが、借りた覚えがありません。", "に受け取りました。"],
    ["zh", "收到了支付令，但我已经还了。我是", "收到的。"],
  ];
  it.each(ANSWERED)(
    "computes it from the answer to its question, as the page joins it, in %s: %s…%s",
    async (...given) => {
      const [language, before, after] = given;
      const answered = ["serviceDate", "paper"];
      const { warnings } = await find(`${before}${dayIn(language)}${after}`, language, { answered });
      const warning = warnings.find(({ rule }) => rule === "paymentOrderObjection");
      expect(warning?.due?.served?.date).toBe(WEEK_AGO);
    },
  );

  it.each<[Language, string, number]>([
    ["ko", "지급명령 받았는데 갚은 돈. 이틀 전에 받았습니다.", 2],
    ["ko", "지급명령 받았는데 갚은 돈. 어제 저녁 받았습니다.", 1],
    ["en", "I got a payment order, but I have paid. I received it four days ago.", 4],
    ["ja", "支払督促が届きましたが、借りた覚えがありません。今朝受け取りました。", 0],
    ["zh", "收到了支付令，但我已经还了。我是两天前收到的。", 2],
  ])("computes it from an answer that counts back from today, in %s: %s", async (language, text, days) => {
    const { warnings } = await find(text, language, { answered: ["serviceDate"] });
    const warning = warnings.find(({ rule }) => rule === "paymentOrderObjection");
    expect(warning?.due?.served?.date).toBe(seoulDateOf(new Date(Date.now() - days * 86_400_000)));
  });

  it("begins at the enforcement for who holds a judgment", async () => {
    const answer = await find("판결을 받았는데 상대방이 돈을 안 줘요. 통장을 압류하고 싶어요");
    expect(startOf(answer)).toBe("debt-seizure");
    expect(stepsOf(answer)).not.toContain("payment-order");
  });

  it("names who helps where the office does not", async () => {
    const answer = await find("종합소득세 신고를 어떻게 해야 하나요");
    expect(answer).toMatchObject({ kind: "none", services: [], route: null, questions: [], unsure: false });
    expect(answer.referral).toContain("☎ 126");
  });

  it.each<[Language, string]>([
    ["ko", "교통사고 합의"],
    ["en", "They refuse a refund"],
  ])(
    "asks before it sends anyone elsewhere on a guess, and says then that it is one, in %s",
    async (language, text) => {
      const asked = await find(text, language);
      expect(asked).toMatchObject({ kind: "none", referral: null });
      expect(asked.questions.map(({ id }) => id)).toContain("matter");
      const answered = await find(text, language, { answered: [...AI_CLARIFYING_QUESTIONS] });
      expect(answered).toMatchObject({ kind: "none", questions: [], unsure: true });
      expect(answered.referral).toContain("☎");
    },
  );

  it.each(LANGUAGES)("asks two or three things instead of guessing, and answers lead on, in %s", async (language) => {
    const all = await Promise.all(VAGUE[language].map((situation) => recommend(situation, language)));
    const at = all.findIndex(({ questions }) => questions.length > 0);
    const asked = all[at] as RecommendAnswer;
    const situation = VAGUE[language][at] ?? "";
    expect(asked).toMatchObject({ kind: "fit", recommendations: [], route: null });
    const ids = asked.questions.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(2);
    expect(ids.length).toBeLessThanOrEqual(3);
    const chosen = asked.questions.map(({ answers }) => answers[0] ?? "").join("\n");
    const answered = await recommend(`${situation}\n${chosen}`, language, { answered: ids });
    const again = answered.questions.map(({ id }) => id);
    expect(again.filter((id) => ids.includes(id))).toEqual([]);
    expect(again.length > 0 || answered.route !== null).toBe(true);
  });

  it("never asks for ever: with everything answered it gives a route and says that it is not sure", async () => {
    const all = ["who", "judgment", "paper", "matter", "serviceDate", "amount"];
    const answer = await find("I have a problem with a company", "en", { answered: all });
    expect(answer.questions).toEqual([]);
    expect(answer).toMatchObject({ unsure: true, route: { steps: expect.any(Array) } });
  });

  it("understands any language in any page's language", async () => {
    const answer = await find(DEPOSIT.zh, "en");
    expect(startOf(answer)).toBe("lease-registration");
    expect(answer.route?.steps[1]?.purpose).toBe(textsIn("en").guidance.purposes.keepRank);
  });

  it.each([
    ["nothing", { text: " \u200B " }],
    ["too much", { text: "가".repeat(1001) }],
    ["another question than there is", { text: "보증금", answered: ["x"] }],
    ["a field it does not know", { text: "보증금", serviceType: "x" }],
  ])("refuses %s", async (_what, body) => {
    expect((await http.post("/api/ai/find", body, { headers: fromNewAddress() })).status).toBe(400);
  });

  it("answers within 50 ms of its own time once it is warm", async () => {
    await find(DEPOSIT.ko);
    const times: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const begun = process.cpuUsage();
      await find(`${DEPOSIT.ko} ${round}`);
      const { user, system } = process.cpuUsage(begun);
      times.push((user + system) / 1000);
    }
    expect(times.toSorted((a, b) => a - b)[10]).toBeLessThan(100);
  });
});

describe("routes", () => {
  const ids = [...new Set(LEGAL_PATHS.flatMap(({ mainFor }) => mainFor))];

  it("are made for every service of the catalogue", () => {
    expect(ids.toSorted()).toEqual(ALL_SERVICE_IDS.toSorted());
  });

  it("begin at any service, with steps that are services, each once", () => {
    for (const id of ids) {
      const chosen = choosePath(id, [{ id, probability: 0.9, evidence: [] }]);
      const services = chosen?.steps.map(({ service }) => service) ?? [];
      expect(new Set(services).size).toBe(services.length);
      expect(chosen?.steps.filter(({ isStart }) => isStart).map(({ service }) => service)).toEqual([id]);
    }
  });

  it("keep earlier steps only where they may still be taken", () => {
    const ranked = (first: ServiceId, second: ServiceId) => [
      { id: first, probability: 0.6, evidence: [] },
      { id: second, probability: 0.3, evidence: [] },
    ];
    const auction = choosePath("real-estate-auction", ranked("real-estate-auction", "lease-registration"));
    expect(auction?.steps[0]?.service).toBe("real-estate-auction");
    const order = choosePath("payment-order", ranked("payment-order", "lease-registration"));
    expect(order?.steps.map(({ service }) => service)).toContain("lease-registration");
  });

  it("state no period and no amount of their own", () => {
    for (const language of LANGUAGES) {
      const { purposes, stops } = textsIn(language).guidance;
      for (const text of [...Object.values(purposes), ...Object.values(stops)]) expect(text).not.toMatch(/\d/);
    }
  });
});
