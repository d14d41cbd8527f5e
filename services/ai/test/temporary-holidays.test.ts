import type { RecommendAnswer } from "@legal/contracts";
import { testUser } from "@legal/test-kit";
import { callsTool, inTurn, says, startModelServer } from "@legal/test-kit/model-server";
import { assistantFor } from "./assistant-for.ts";
import { startCaseChat, type CaseChat } from "./case-chat-server.ts";
import { aiUnderTest, ask } from "./support.ts";

const ai = aiUnderTest();
const SITUATION = "소장을 2026년 3월 10일에 받았어요, 언제까지?";
/** Thirty days from that Tuesday end on Thursday the 9th of April; here it is a holiday. */
const HOLIDAY = { date: "2026-04-09", name: "임시공휴일" };
let caseChat: CaseChat;

beforeAll(async () => {
  caseChat = await startCaseChat();
});
afterAll(() => caseChat.close());
beforeEach(() => caseChat.holidays.splice(0, Infinity, HOLIDAY));

describe("a holiday that an administrator entered", () => {
  it("moves the day that an answer names, and the one that its warning names", async () => {
    const http = await ai.start({ caseChatUrl: caseChat.url });
    const { response, warnings } = await ask(http, testUser(), SITUATION);
    expect(response).toContain("2026년 4월 10일(금)까지");
    expect(response).not.toContain("2026년 4월 9일(목)까지");
    expect(warnings.map(({ due }) => due?.date)).toContain("2026-04-10");
  });

  it("moves the day of a recommendation", async () => {
    const http = await ai.start({ caseChatUrl: caseChat.url });
    const { body } = await http.post<RecommendAnswer>(
      "/api/ai/recommend",
      { situation: SITUATION },
      { as: testUser() },
    );
    expect(JSON.stringify(body)).toContain("2026-04-10");
  });

  it("moves what a language model computes", async () => {
    const model = await startModelServer();
    const http = await ai.start({ assistant: assistantFor(model.url), caseChatUrl: caseChat.url });
    const call = callsTool("compute_deadline", { matter: "answer", date: "2026-03-10" }, 70);
    model.behave(inTurn(call, says("답변서는 2026년 4월 10일까지 내셔야 합니다.", 80)));
    const { unverified } = await ask(http, testUser(), SITUATION);
    expect(unverified).toEqual([]);
    expect(model.calls[1]?.messages.at(-1)?.content).toContain("2026년 4월 10일(금)까지");
    await model.close();
  });

  it("is left out while case-chat cannot be asked, and an answer comes all the same", async () => {
    const http = await ai.start();
    expect((await ask(http, testUser(), SITUATION)).response).toContain("2026년 4월 9일(목)까지");
  });
});
