import type { DeadlineAlert, Language } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { computeDeadline, plusDays } from "@legal/legal-rules";
import { testUser, type TestHttp } from "@legal/test-kit";
import { gatherGrounding } from "../src/assistant/gather-grounding.ts";
import { guide } from "../src/guidance/guide.ts";
import { lastDaysIn } from "../src/offline/last-days.ts";
import { textsIn } from "../src/texts/texts.ts";
import { aiUnderTest, ask, conversationOf } from "./support.ts";

const TODAY = "2026-11-23";
const ai = aiUnderTest();

it.each<[Language, string, string, string, string]>([
  ["ko", "지급명령이 왔어요", "어제입니다", "아니요 3일 전이에요", "3일 전이에요"],
  ["en", "I received a payment order", "yesterday", "No, 3 days ago", "3 days ago"],
  ["ja", "裁判所から支払督促が来ました", "昨日です", "いいえ、3日前です", "3日前です"],
  ["zh", "我收到了支付令", "昨天", "不对，3天前", "3天前"],
])("in %s takes a last day back when its day is corrected, and asks for it again", async (...given) => {
  const [language, came, day, corrected, repeated] = given;
  const { withdrawn, nothingFound, facts } = textsIn(language).offline;
  const http: TestHttp = await ai.start();
  const as = testUser({ language });
  const { conversationId } = await ask(http, as, came, { serviceType: "objection" });
  const goOn = (words: string) => ask(http, as, words, { conversationId });
  const first = await goOn(day);
  expect(first.response).not.toContain(withdrawn);
  expect(first.response).not.toContain(nothingFound);
  expect(first.handOver).toBeUndefined();
  const taken = await goOn(corrected);
  expect(taken.response.startsWith(withdrawn)).toBe(true);
  expect(taken.response.endsWith(`- ${facts.receivedOn}`)).toBe(true);
  expect(taken.unverified).toEqual([]);
  const date = plusDays(seoulDateOf(new Date()), -3);
  const { dueDate } = computeDeadline({ matter: "payment-order-objection", service: { mode: "ordinary", date } });
  const again = await goOn(repeated);
  expect(again.warnings.map(({ due }) => due?.date)).toEqual([dueDate]);
  expect(again.response).not.toContain(withdrawn);
});

describe("a last day in the card of an answer", () => {
  const DOUBTS = ["아니요, 그게 아니라 3일 전쯤이었던 것 같아요", "No, sorry, that is wrong, maybe it was 3 days ago"];
  const begin = async (came: string) => {
    const http: TestHttp = await ai.start({ settings: { AI_CALLS_PER_MINUTE: 60 } });
    const as = testUser({ language: "ko" });
    const { conversationId, warnings } = await ask(http, as, came, { serviceType: "objection" });
    expect(warnings.map(({ due }) => due?.date)).toEqual([expect.any(String)]);
    const goOn = (words: string, language: Language = "ko") =>
      ask(http, { ...as, language }, words, { conversationId });
    return { http, as, conversationId, goOn };
  };

  it.each(["ko", "en"] as const)(
    "is marked as taken back by what is written in %s, and the answer says so",
    async (to) => {
      const { http, as, conversationId, goOn } = await begin("어제 지급명령을 받았어요");
      const [korean = "", english = ""] = DOUBTS;
      const { response, warnings } = await goOn(to === "ko" ? korean : english, to);
      expect(response).toContain(textsIn(to).offline.withdrawn);
      expect(warnings).toEqual([expect.objectContaining({ rule: "paymentOrderObjection", withdrawn: true })]);
      const { messages } = await conversationOf(http, as, conversationId);
      expect(messages.at(-1)?.warnings).toEqual(warnings);
      const again = await goOn(to === "ko" ? korean : english, to);
      expect(again.response).not.toContain(textsIn(to).offline.withdrawn);
      expect(again.warnings.map(({ withdrawn }) => withdrawn)).toEqual([undefined]);
    },
  );

  it("is taken back too where the answer, to one in danger, states it in no words", async () => {
    const { goOn } = await begin("죽고 싶어요. 어제 지급명령을 받았어요");
    const { response, warnings, inDanger } = await goOn("아니요 3일 전이에요");
    expect(inDanger).toBe(true);
    expect(response).toContain(textsIn("ko").offline.withdrawn);
    expect(warnings).toEqual([expect.objectContaining({ rule: "paymentOrderObjection", withdrawn: true })]);
  });

  const GO_ON = ["지급명령이 뭐예요?", "이의신청은 어떻게 하나요?", "비용은 얼마인가요?", "법원에 가야 하나요?"];
  it("is replaced by a later correction that does not name the paper again", async () => {
    const { goOn } = await begin("어제 지급명령을 받았어요");
    for (const words of GO_ON.slice(2)) await goOn(words);
    const { response, warnings } = await goOn("아니요, 3일 전에 받았어요");
    const date = plusDays(seoulDateOf(new Date()), -3);
    const { dueDate } = computeDeadline({ matter: "payment-order-objection", service: { mode: "ordinary", date } });
    const alert = warnings.find(({ rule }) => rule === "paymentOrderObjection");
    expect(alert?.due?.date).toBe(dueDate);
    expect(response).toContain(textsIn("ko").offline.withdrawn);
  });

  it.each(DOUBTS)("is taken back by a later doubt that does not name the paper again: %s", async (doubt) => {
    const { goOn } = await begin("어제 지급명령을 받았어요");
    for (const words of GO_ON.slice(2)) await goOn(words);
    const { response, warnings } = await goOn(doubt);
    const alert = warnings.find(({ rule }) => rule === "paymentOrderObjection");
    expect(alert).toMatchObject({ withdrawn: true });
    expect(response).toContain(textsIn("ko").offline.withdrawn);
  });

  it.each([
    "오늘 소장도 받았어요",
    "오늘 보정명령도 받았어요",
    "오늘 내용증명도 받았어요",
    "오늘 변론기일 통지서를 받았어요",
    "내일 전자소송으로 이의신청서를 내도 되나요?",
    "오늘 온라인으로 이의신청서를 냈어요",
    "죄송해요, 내일 다시 물어볼게요",
    "12월 1일에 출장 가요. 괜찮을까요?",
  ])("stays where another paper came, or another day is spoken of: %s", async (newest) => {
    const { goOn } = await begin("어제 지급명령을 받았어요");
    for (const words of GO_ON.slice(2)) await goOn(words);
    const { response, warnings } = await goOn(newest);
    expect(warnings.filter(({ withdrawn }) => withdrawn)).toEqual([]);
    expect(response).not.toContain(textsIn("ko").offline.withdrawn);
  });

  it("stays for one who was in danger since, and goes on with the matter", async () => {
    const { goOn } = await begin("어제 지급명령을 받았어요");
    const { inDanger } = await goOn("죽고 싶어요");
    expect(inDanger).toBe(true);
    const { response, warnings } = await goOn("지급명령 이의신청서를 오늘 내고 싶어요");
    expect(warnings.filter(({ withdrawn }) => withdrawn)).toEqual([]);
    expect(response).not.toContain(textsIn("ko").offline.withdrawn);
  });

  it("stays however long ago its day was given", async () => {
    const { goOn } = await begin("어제 지급명령을 받았어요");
    for (let times = 0; times < 7; times += 1) for (const words of GO_ON) await goOn(words);
    const { response, warnings } = await goOn("내일 지급명령 이의신청서를 쓸게요");
    expect(warnings.filter(({ withdrawn }) => withdrawn)).toEqual([]);
    expect(response).not.toContain(textsIn("ko").offline.withdrawn);
  });

  it("stays where its day is merely no longer among what is read", async () => {
    const { goOn } = await begin("어제 지급명령을 받았어요");
    for (const words of [...GO_ON, "얼마나 걸리나요?", "서류는 무엇이 필요해요?"]) await goOn(words);
    const { response, warnings } = await goOn("내일 지급명령 이의신청서를 쓸게요");
    expect(warnings).toEqual([expect.not.objectContaining({ withdrawn: true })]);
    expect(response).not.toContain(textsIn("ko").offline.withdrawn);
  });

  it("is taken back also long after it was given", async () => {
    const { goOn } = await begin("어제 지급명령을 받았어요");
    for (const words of [...GO_ON, "얼마나 걸리나요?", "서류는 무엇이 필요해요?"]) await goOn(words);
    const { response, warnings } = await goOn("아니요, 지급명령은 3일 전쯤 받은 것 같아요");
    expect(warnings).toEqual([expect.objectContaining({ withdrawn: true })]);
    expect(response).toContain(textsIn("ko").offline.withdrawn);
  });
});

describe("the last days of two papers", () => {
  const ALERT = { title: "", text: "", confidence: "official", note: "" } as const;
  const alertOf = (rule: string, more: Partial<DeadlineAlert>): DeadlineAlert => ({
    ...ALERT,
    statutes: [],
    serviceTypes: [],
    rule,
    ...more,
  });
  const due = { date: "2026-12-11", left: "" };
  const given = {
    content: "",
    warnings: [alertOf("paymentOrderObjection", { due }), alertOf("answerToComplaint", { due })],
  };
  const content = textsIn("ko").offline.withdrawn;

  it.each<[string, Partial<DeadlineAlert>]>([
    ["taken back", { withdrawn: true }],
    ["replaced", { due: { ...due, date: "2026-12-10" } }],
  ])("are kept apart: one is %s, the other can still be", (_, more) => {
    const lastDays = lastDaysIn([given, { content, warnings: [alertOf("paymentOrderObjection", more)] }]);
    expect(lastDays.get("paymentOrderObjection")).toBe(more.due?.date);
    expect(lastDays.get("answerToComplaint")).toBe(due.date);
  });

  it("are both taken back where an answer says so and marks neither", () => {
    expect(lastDaysIn([given, { content, warnings: [alertOf("paymentOrderObjection", {})] }]).size).toBe(0);
  });
});

it.each<[Language, string]>([
  ["ko", "전자소송으로 지급명령을 어제 받았어요"],
  ["en", "I received the payment order electronically yesterday"],
  ["ja", "電子訴訟で支払督促を昨日受け取りました"],
  ["zh", "昨天收到了电子送达的支付令"],
])("in %s asks for both days of an electronic paper", async (language, came) => {
  const http: TestHttp = await ai.start();
  const { response } = await ask(http, testUser({ language }), came, { serviceType: "objection" });
  expect(response.endsWith(`- ${textsIn(language).offline.facts.openedOn}`)).toBe(true);
});

it.each<[Language, string, string]>([
  ["ko", "500만 원을 빌려줬어요", "죄송해요, 300만 원이에요"],
  ["en", "My friend owes me 5 million won", "Sorry, I meant 3 million won"],
  ["ja", "友人に500万ウォン貸しました", "間違えました。300万ウォンです"],
  ["zh", "我借给朋友500万韩元", "说错了，是300万韩元"],
])("in %s the court's costs are those of a corrected amount", async (language, first, corrected) => {
  const question = { said: [first, corrected], language, today: TODAY, serviceType: "payment-order" };
  const { computed } = await gatherGrounding(question);
  expect(computed.map(({ lines }) => lines[0])).toEqual([expect.stringContaining("3,000,000")]);
});

it.each<[Language, string, string]>([
  ["ko", "사채 빚이 3억 원이에요. 죽고 싶어요", "집주인이 보증금을 안 돌려줘요. 임차권등기 하고 싶어요"],
  ["en", "My debts are 300 million won and I want to die", "My landlord does not return my lease deposit"],
  ["ja", "借金が3億ウォンあります。死にたいです", "大家さんが賃貸の保証金を返してくれません"],
  ["zh", "我欠了3亿韩元，我想死", "房东不退还我的租房押金"],
])("in %s a way has no costs of an amount that was named in danger", async (language, danger, matter) => {
  const http: TestHttp = await ai.start();
  const as = testUser({ language });
  const { conversationId } = await ask(http, as, danger, { serviceType: "lease-registration" });
  const { inDanger, guidance } = await ask(http, as, matter, { conversationId });
  expect(inDanger).toBeUndefined();
  expect(guidance?.route?.claim).toBeNull();
});

it.each<[Language, string]>([
  ["ko", "지급명령을 받았어요. 300만원이래요"],
  ["en", "I received a complaint that claims 5 million won from me"],
  ["ja", "500万ウォンを払えという訴状を受け取りました"],
  ["zh", "我收到起诉状，要我还500万韩元"],
])("in %s who is sued is named no costs of suing", async (language, served) => {
  const said = [served];
  const grounding = await gatherGrounding({ said, language, today: TODAY, serviceType: "lawsuit" });
  expect(grounding.computed).toEqual([]);
  const { route } = guide({ grounding, language });
  expect(route?.steps.map(({ serviceId }) => serviceId)).toContain("lawsuit");
  expect(route?.steps.map(({ courtCosts }) => courtCosts).filter((costs) => costs !== null)).toEqual([]);
});
