import { ALL_SERVICE_IDS, estimatedPapersOf, type ServiceId } from "@legal/catalog";
import type { Language, StatedFacts } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { computeDeadline, plusDays } from "@legal/legal-rules";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { documentName } from "@legal/legal-rules/texts";
import { testUser, type TestHttp } from "@legal/test-kit";
import { gatherGrounding } from "../src/assistant/gather-grounding.ts";
import { computeSituation } from "../src/computing/compute-situation.ts";
import { createVerifier } from "../src/grounding/verifier.ts";
import { aiUnderTest, ask, writtenBefore } from "./support.ts";

const TODAY = "2026-11-23";
const ai = aiUnderTest();

/** The last day for an objection to a payment order that came so many days from today. */
const dueOfReceipt = (days: number): string => {
  const date = plusDays(seoulDateOf(new Date()), days);
  return computeDeadline({ matter: "payment-order-objection", service: { mode: "ordinary", date } }).dueDate;
};

const computedOf = async (text: string, language: Language = "ko", serviceType?: string) => {
  const question = { said: [text], language, today: TODAY, ...(serviceType !== undefined && { serviceType }) };
  return (await gatherGrounding(question)).computed.map(({ lines }) => lines.join("\n")).join("\n");
};

describe("the question until when", () => {
  it.each<[Language, string, string, string]>([
    [
      "ko",
      "소장을 11월 3일에 받았어요, 언제까지?",
      "2026년 12월 3일(목)까지입니다. 오늘부터 10일 남았습니다.",
      "민사소송법 제256조",
    ],
    [
      "en",
      "I received the complaint on 3 November, until when?",
      "until 3 December 2026 (Thu). 10 days are left.",
      "Article 256",
    ],
    [
      "ja",
      "訴状を11月3日に受け取りました。いつまでですか？",
      "2026年12月3日(木)までです。今日からあと10日です。",
      "第256条",
    ],
    ["zh", "我11月3日收到了起诉状，什么时候截止？", "截止到2026年12月3日(周四)。从今天起还有10天。", "第256条"],
  ])("has its date, its days and its statute in %s", async (language, asked, due, statute) => {
    const computed = await computedOf(asked, language);
    expect(computed).toContain(due);
    expect(computed).toContain(statute);
  });

  it("is answered by the offline assistant with its steps, once in a conversation, and nothing in it is unproven", async () => {
    const http: TestHttp = await ai.start();
    const as = testUser();
    const first = await ask(http, as, "소장을 2026년 11월 3일에 받았어요, 언제까지?");
    expect(first.response).toContain("2026년 11월 3일(화)에 받으셨으니 2026년 12월 3일(목)까지입니다.");
    expect(first.response).toContain("- 30일 기간은 2026년 12월 3일(목)에 끝납니다.");
    expect(first.response).toContain("법원의 계산이 우선합니다.");
    expect(first.unverified).toEqual([]);
    const outside = await ask(http, as, "지급명령을 2012년 3월 5일에 받았어요, 언제까지?");
    expect(outside.response).toContain("그 밖의 날짜는 사무소에 문의해 주세요.");
    expect(outside.unverified).toEqual([]);
    const more = { conversationId: first.conversationId };
    const second = await ask(http, as, "2026년 11월 3일에 받은 소장인데 답변서는 어떻게 쓰나요?", more);
    expect(second.response).not.toContain("2026년 12월 3일(목)까지입니다.");
  });

  it.each([
    ["어제 지급명령을 받았어요", "2026년 12월 7일(월)까지"],
    ["지난주 화요일에 지급명령을 받았는데 이의하려고요", "2026년 12월 1일(화)까지"],
    ["지급명령 이의신청이요. 2주 전에 받았어요", "바로 오늘이 마지막 날입니다."],
    ["지급명령을 10월 1일에 받았어요", "이미 지난 날짜입니다."],
    ["지급명령을 11월 30일에 받았어요", "아직 오지 않은 날짜입니다."],
    ["지급명령을 2026년 2월 30일에 받았어요", "없는 날짜입니다."],
    ["지급명령을 2012년 3월 5일에 받았어요", "2012년 3월 19일(월)의 공휴일 자료가 없어"],
    ["11월 20일에 지급명령을 받았어요. 며칠까지 내야 해요?", "2026년 12월 4일(금)까지"],
    ["2023년 3월 1일에 빌린 돈인데 지급명령을 11월 20일에 받았어요", "2026년 12월 4일(금)까지"],
  ])("in “%s” says %s", async (asked, expected) => {
    expect(await computedOf(asked)).toContain(expected);
  });

  it("of a decision on a seizure has its week, of papers that begin no week on their receipt none", async () => {
    const of = (text: string) => computedOf(text, "ko", "real-estate-auction");
    expect(await of("압류 결정에 즉시항고하려는데 11월 3일에 결정문을 받았어요, 언제까지?")).toContain(
      "2026년 11월 10일(화)까지",
    );
    expect(await of("경매개시결정을 11월 3일에 받았어요, 언제까지 즉시항고하나요?")).toBe("");
    expect(await of("내용증명을 11월 3일에 받았어요, 언제까지 소송해야 하나요?")).toBe("");
  });

  it("has no date when it is not clear which day counts, or which paper came", async () => {
    expect(await computedOf("지급명령이 있는데 3월 1일과 4월 2일 얘기가 적혀 있어요")).toBe("");
    expect(await computedOf("법원에서 뭔가 왔어요. 어제요.")).toBe("");
    expect(await computedOf("The director said don't bother coming in on Monday.", "en")).toBe("");
  });
});

describe("an amount in a situation", () => {
  it.each<[Language, string, string]>([
    [
      "ko",
      "친구한테 800만원 빌려줬는데 안 갚아요. 비용이 얼마나 드나요?",
      "전자소송: 인지대 3,600원, 송달료 67,680원, 합계 71,280원",
    ],
    [
      "en",
      "I lent a friend 8 million won and he does not pay. What does it cost?",
      "stamp duty 3,600 won, service fee 67,680 won, 71,280 won in all",
    ],
    [
      "ja",
      "友人に800万ウォン貸しましたが返してくれません。費用は？",
      "印紙代3,600ウォン、送達料67,680ウォン、合計71,280ウォン",
    ],
    ["zh", "我借给朋友800万韩元，他不还。费用是多少？", "印花费3,600韩元，送达费67,680韩元，合计71,280韩元"],
  ])("gets the court's costs in %s, with their steps", async (language, asked, costs) => {
    const computed = await computedOf(asked, language, "payment-order");
    expect(computed).toContain(costs);
    for (const step of ["40,000", "4,000", "3,600", "5,640", "12"]) expect(computed).toContain(step);
  });

  it.each<[Language, ServiceId, string, RegExp]>([
    ["ko", "complaint", "1억 2천 청구하면 인지대가 얼마예요?", /인지대 481,500원/],
    ["ko", "payment-order", "2천만이면 인지대 얼마 내요?", /인지대 8,500원/],
    ["zh", "payment-order", "3000万的支付令，印花多少钱？", /印花费12,600韩元/],
    ["zh", "complaint", "押金1亿没退，起诉费用多少", /100,000,000韩元/],
    ["zh", "labor-lawsuit", "拖欠工资900万，起诉要交多少法院费", /9,000,000韩元/],
    ["zh", "payment-order", "債務1500萬，支付令要交多少錢", /15,000,000韩元/],
    ["zh", "complaint", "诉状送达了，他们公司有2万名会员，怎么办", /^$/],
    ["ko", "complaint", "조합원 2만 명인데 인지대가 얼마예요?", /^$/],
    ["en", "lawsuit", "What is the stamp duty for appealing a case of 40 million won?", /277,500 won/],
    [
      "en",
      "payment-order",
      "He owes me twenty-five million won, what does the court charge?",
      /claim of 25,000,000 won/,
    ],
    ["zh", "complaint", "要起诉1亿2千万，法院收多少钱？", /120,000,000韩元/],
    ["ja", "payment-order", "未払いは300万です。裁判所にいくら払いますか", /3,000,000ウォン/],
    ["ko", "payment-order", "₩7,000,000이요. 인지대?", /7,000,000원/],
  ])("gets them in %s for %s where it is asked in short", async (language, service, asked, costs) => {
    expect(await computedOf(asked, language, service)).toMatch(costs);
  });

  const ESTIMATED = ALL_SERVICE_IDS.filter((id) => estimatedPapersOf(id).length > 0);

  it.each(ESTIMATED)("gets the costs of each paper that the page of %s knows", async (service) => {
    const computed = await computedOf("800만원 문제인데 비용이 얼마나 드나요?", "ko", service);
    for (const paper of estimatedPapersOf(service)) {
      expect(computed).toContain(`• ${documentName(paper, legalTexts("ko"))}, 청구 금액 8,000,000원, `);
    }
  });

  it.each<[ServiceId, string, string, string]>([
    [
      "debt-seizure",
      "800만원 압류하려는데 비용이 얼마나 드나요?",
      "채권자·채무자·제3채무자가 한 명씩일 때",
      "전자소송: 인지대 3,600원, 송달료 33,840원, 합계 37,440원",
    ],
    [
      "real-estate-auction",
      "800만원 때문에 경매하려는데 비용이 얼마나 드나요?",
      "이해관계인이 2명일 때",
      "전자소송: 인지대 4,500원, 송달료 282,000원, 합계 286,500원",
    ],
    [
      "administrative-lawsuit",
      "과징금 1천만 원 취소소송 인지대가 얼마예요?",
      "당사자가 한 명씩일 때",
      "전자소송: 인지대 45,000원, 송달료 56,400원, 합계 101,400원",
    ],
    ["administrative-lawsuit", "과징금 1천만 원 취소소송에 항소하면 인지대가 얼마예요?", "항소장", "인지대 67,500원"],
    ["answer-brief", "청구금액이 3천만원인데 항소하면 인지대가 얼마예요?", "항소장", "인지대 189,000원"],
  ])("gets them for %s from “%s” as its page counts", async (service, asked, people, costs) => {
    const computed = await computedOf(asked, "ko", service);
    expect(computed).toContain(people);
    expect(computed).toContain(costs);
  });

  it("names no costs of an appeal that the other side has made", async () => {
    const said = "원고가 항소했습니다. 3천만원 사건인데 답변서를 내야 합니다";
    expect(await computedOf(said, "ko", "answer-brief")).not.toContain("인지대");
  });

  it("gets for an auction what else is paid in advance", async () => {
    const asked = "800만원 때문에 경매하려는데 비용이 얼마나 드나요?";
    expect(await computedOf(asked, "ko", "real-estate-auction")).toContain("감정·현황조사");
  });
});

it.each<[Language, string, string, string]>([
  ["ko", "지급명령이 왔어요", "어제입니다", "까지입니다. 오늘부터"],
  ["en", "I received a payment order", "yesterday", "days are left."],
  ["ja", "裁判所から支払督促が来ました", "昨日です", "今日からあと"],
  ["zh", "我收到了支付令", "昨天", "从今天起还有"],
])("in %s asks for the receipt's day alone, and reads the bare day of the reply", async (language, came, day, due) => {
  const http: TestHttp = await ai.start();
  const as = testUser({ language });
  const { conversationId, response } = await ask(http, as, came, { serviceType: "objection" });
  expect(response.split("\n\n").at(-1)?.match(/^- /gmu)).toHaveLength(1);
  expect((await ask(http, as, day, { conversationId })).response).toContain(due);
  const path = `/internal/stated?userId=${as.id}&serviceType=objection`;
  const { body } = await http.get<StatedFacts>(path, { asService: "documents" });
  expect(body.served).toMatchObject({ matter: "payment-order-objection" });
});

it("counts from the day that was meant when it was written, however late the conversation goes on", async () => {
  const http: TestHttp = await ai.start();
  const as = testUser();
  const { conversationId } = await ask(http, as, "어제 지급명령을 받았어요", { serviceType: "objection" });
  await writtenBefore(conversationId, 2);
  const answer = await ask(http, as, "언제까지 내야 하나요?", { conversationId });
  expect(answer.warnings.map(({ due }) => due?.date)).toEqual([dueOfReceipt(-3)]);
});

const named = { service: "objection", today: TODAY, language: "ko", extraHolidays: [], receiptReplies: [] } as const;

it.each([
  "I have no idea what kind of paper this payment order thing is. It arrived on 10 November",
  "지급명령인지 뭔지 11월 10일에 왔어요",
  "何の書類か分かりませんが、支払督促というものが11月10日に届きました",
  "不知道是什么文件，好像叫支付令，11月10日收到的",
])("gives no due date from “%s”, which does not know the paper", (text) => {
  expect(computeSituation({ ...named, said: [{ text, day: TODAY }], rules: [] })).toEqual([]);
});

it("gives no due date by a paper's name alone where the rules hold an unknown paper", () => {
  const said = [{ text: "지급명령을 11월 10일에 받았어요", day: TODAY }];
  expect(computeSituation({ ...named, said, rules: [] })).toHaveLength(1);
  expect(computeSituation({ ...named, said, rules: ["unknownCourtPaper"] })).toEqual([]);
});

it("asks for the exact day when a receipt is named without one", async () => {
  const http: TestHttp = await ai.start();
  const { response } = await ask(http, testUser(), "지급명령을 받았는데 오늘 뭘 해야 하나요?");
  expect(response).toContain("서류를 받은 정확한 날짜");
  expect(response).not.toContain("까지입니다. 오늘부터");
});

it.each<[Language, string, string]>([
  ["ko", "1000조원 지급명령 신청하려는데 인지대가 얼마인가요?", "1,000조"],
  ["ja", "1000兆ウォンの支払命令の印紙代はいくらですか", "1,000兆"],
])("says in %s that an amount is too large to be one", async (language, asked, limit) => {
  const { computed } = await gatherGrounding({ said: [asked], language, today: TODAY, serviceType: "payment-order" });
  expect(computed.flatMap(({ lines }) => lines)).toEqual([expect.stringContaining(limit)]);
  expect(computed.flatMap(({ amounts }) => amounts)).toEqual([]);
});

it.each([
  ["시가 10억원 집 담보로 1천만원 빌려줬어요"],
  ["1000만원 빌려줬어요. 아니 100만원이에요"],
  ["매달 100만원씩 빌려줬어요"],
  ["010-1234-5678원 빌려줬어요"],
  ["3 000 000 won lent to a friend"],
  ["친구에게 수백만원 빌려줬어요"],
])("gives no fee from “%s”", async (asked) => {
  const question = { said: [asked], language: "ko" as const, today: TODAY, serviceType: "payment-order" };
  expect((await gatherGrounding(question)).computed.flatMap(({ amounts }) => amounts)).toEqual([]);
});

it.each([
  ["12/3까지 내세요", "12/3"],
  ["12.3까지 내세요", "12.3"],
  ["12. 3.까지 내세요", "12. 3"],
  ["File it until 12/03/2026 please", "12/03/2026"],
  ["File it by Thursday please", "by Thursday"],
  ["목요일까지 내세요", "목요일"],
  ["열흘 안에 내세요", "열흘"],
])("marks the day in “%s” unless it is proven", (text, day) => {
  expect(createVerifier({ passages: [], said: "", language: "ko" }).check(text).unverified).toEqual([day]);
});
