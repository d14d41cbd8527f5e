import type { Language } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { computeDeadline, plusDays } from "@legal/legal-rules";
import { testUser, type TestHttp } from "@legal/test-kit";
import { gatherGrounding } from "../src/assistant/gather-grounding.ts";
import { guide } from "../src/guidance/guide.ts";
import { textsIn } from "../src/texts/texts.ts";
import { aiUnderTest, ask } from "./support.ts";

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

it.each<[Language, string]>([
  ["ko", "지급명령을 받았어요. 300만원이래요"],
  ["en", "I received a complaint that claims 5 million won from me"],
  ["ja", "500万ウォンを払えという訴状を受け取りました"],
  ["zh", "我收到起诉状，要我还500万韩元"],
])("in %s who is sued is named no costs of suing", async (language, served) => {
  const said = [served];
  const grounding = await gatherGrounding({ said, language, today: TODAY, serviceType: "lawsuit" });
  expect(grounding.computed).toEqual([]);
  const { route } = guide({ said, grounding, language });
  expect(route?.steps.map(({ serviceId }) => serviceId)).toContain("lawsuit");
  expect(route?.steps.map(({ courtCosts }) => courtCosts).filter((costs) => costs !== null)).toEqual([]);
});
