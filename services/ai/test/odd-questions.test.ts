import { AI_MESSAGE_MAX_LENGTH, AI_MESSAGES_MAX, LANGUAGES, type ErrorBody, type Language } from "@legal/contracts";
import { longestTurnMs, testUser, type TestHttp } from "@legal/test-kit";
import { gatherGrounding } from "../src/assistant/gather-grounding.ts";
import { warmUp } from "../src/assistant/warm-up.ts";
import { offlineAnswer } from "../src/offline/offline-answer.ts";
import { aiUnderTest, ask, question } from "./support.ts";

const ai = aiUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await ai.start({ settings: { RATE_LIMIT_SCALE: 100 } });
});

const SITUATION = "친구한테 2년 전에 800만원 빌려줬는데 안 갚아요. 이체 내역은 있고 차용증은 없어요. ";
const fill = (unit: string): string =>
  unit.repeat(Math.ceil(AI_MESSAGE_MAX_LENGTH / unit.length)).slice(0, AI_MESSAGE_MAX_LENGTH);
const CONTRACT =
  "제1조(목적) 임대인은 별지 목록 부동산을 임차인에게 보증금 300,000,000원, 월 차임 1,500,000원에 임대한다. 제2조(기간) 2025년 3월 2일부터 2027년 3월 1일까지로 한다. ";

const QUESTIONS: readonly (readonly [string, string])[] = [
  ["one letter", "ㄱ"],
  ["one digit", "1"],
  ["emoji", "😭😭💸👨‍👩‍👧‍👦"],
  [
    "five languages at once",
    "돈을 안 갚아요 my landlord keeps the deposit お金を返してくれない 朋友不还钱 Он не платит",
  ],
  ["a story pasted twice", SITUATION.repeat(2)],
  ["the longest story", fill(SITUATION)],
  ["a page", `<html><body onload="x()">${fill(`<p class="a">${SITUATION}</p>`)}`.slice(0, AI_MESSAGE_MAX_LENGTH)],
  ["a contract", fill(CONTRACT)],
  ["the same sign", fill("?")],
];

describe("a question that must not be answered by another's yes", () => {
  it.each([
    ["ko", "지금 당장 이사해도 되나요?", /^됩니다/mu, /등기부에서 임차권을 확인한 다음/u],
    ["en", "Can I move out right now?", /^(?:Yes|You can)/mu, /Check the register first, then move/u],
    ["ja", "今すぐ引っ越してもいいですか？", /^(?:はい|できます)/mu, /登記簿で賃借権を確かめてから/u],
    ["zh", "我现在可以马上搬走吗？", /^(?:可以|是)/mu, /不要搬走|再搬家/u],
  ] as const)("in %s has what the knowledge says of moving out", async (language, asked, yes, right) => {
    const as = testUser({ language });
    const { response } = await ask(http, as, asked, { serviceType: "lease-registration" });
    expect(response).not.toMatch(yes);
    expect(response).toMatch(right);
  });

  it("still has its own yes", async () => {
    const { response } = await ask(http, testUser(), "집주인이 반대해도 되나요?", {
      serviceType: "lease-registration",
    });
    expect(response).toContain("집주인의 동의 없이 법원이 결정합니다");
  });
});

describe("a first question too short to say what it is about", () => {
  it.each([
    ["ko", "제가 이길 수 있을까요?", /맡지 않는 일|공인중개사/u],
    ["en", "Can I win?", /does not take on|estate agent/u],
    ["ja", "どのくらいかかりますか", /お引き受けしていない|仲介士/u],
    ["zh", "要多久", /不在我们的服务范围|法务士/u],
  ] as const)("in %s is sent nowhere else: %s", async (language, asked, elsewhere) => {
    const { response } = await ask(http, testUser({ language }), asked);
    expect(response).not.toMatch(elsewhere);
  });

  it("is where it says what it is about", async () => {
    const { response } = await ask(http, testUser({ language: "en" }), "Should I buy this flat?");
    expect(response).toContain("estate agent");
  });

  it("gets nothing of the page where it asks in the page's words about something else", async () => {
    const { response } = await ask(http, testUser(), "비자 연장하려면 뭐가 필요해요?");
    expect(response).toContain("1345");
    expect(response).not.toContain("차용증");
  });
});

describe("an odd question to the built-in assistant", () => {
  it.each(QUESTIONS)("%s: has an answer in each language, without its own marks", async (_what, text) => {
    for (const language of LANGUAGES) {
      const { response, status, unverified } = await ask(http, testUser({ language }), text);
      expect([status, unverified]).toEqual(["complete", []]);
      expect(response.length).toBeGreaterThan(20);
      expect(response).not.toMatch(/undefined|\[object|NaN|<p /u);
    }
  });

  it.each([
    ["of 20,000 characters", question("가".repeat(20_000)), "messages.0.content"],
    [
      "after 1,000 turns of the client's own",
      { ...question("네"), messages: Array.from({ length: 1001 }, () => ({ role: "user", content: "네" })) },
      "messages",
    ],
    ["without a visible sign", question("\u200b \u2060"), "messages.0.content"],
  ])("%s is refused clearly, in each language", async (_what, body, field) => {
    for (const language of LANGUAGES) {
      const refused = await http.post<ErrorBody>("/api/ai/chat", body, { as: testUser({ language }) });
      expect([refused.status, refused.body.code]).toEqual([400, "VALIDATION_FAILED"]);
      expect(refused.body.details?.map(({ path }) => path)).toEqual([field]);
      expect(refused.body.message.length).toBeGreaterThan(3);
    }
  });

  it("costs little to answer, also at the end of the longest conversation", async () => {
    await warmUp();
    const answer = async (text: string, language: Language, before: number) => {
      const said = Array.from({ length: before + 1 }, () => text);
      const turns = said.map((content) => ({ role: "user" as const, content }));
      const grounding = await gatherGrounding({ said, serviceType: "payment-order", language });
      return offlineAnswer({ serviceType: "payment-order", turns, language, grounding });
    };
    const slow: unknown[] = [];
    for (const [what, text] of QUESTIONS)
      for (const before of [0, AI_MESSAGES_MAX / 2 - 1]) {
        const tries = [
          await longestTurnMs(() => answer(text, "ko", before)),
          await longestTurnMs(() => answer(text, "ko", before)),
        ];
        if (Math.min(...tries) > 200) slow.push([what, before, ...tries]);
      }
    expect(slow).toEqual([]);
  });
});
