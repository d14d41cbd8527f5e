import { AI_MESSAGE_MAX_LENGTH, type AiConversation, type ChatAnswer } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { hostileTexts, longestTurnMs, testUser, type Answer, type TestHttp } from "@legal/test-kit";
import { Conversation } from "../src/conversations/conversation-model.ts";
import { aiUnderTest, ask, fromNewAddress, question, conversationOf, visitorOf } from "./support.ts";

const ai = aiUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await ai.start({ settings: { RATE_LIMIT_SCALE: 1000 } });
});

interface Refusal {
  code: string;
  details: { path: string }[];
}

const said = (content: string) => ({ role: "user", content });
const refusalOf = async (messages: object[]): Promise<[number, string, string[]]> => {
  const { status, body } = await http.post<Refusal>("/api/ai/chat", question("", { messages }), { as: testUser() });
  return [status, body.code, body.details.map(({ path }) => path)];
};

describe("the length of a question", () => {
  it("holds for every message of the person, not only for the last", async () => {
    const tooLong = "가나다라 ".repeat(1000);
    expect(await refusalOf([said(tooLong), said("비용?")])).toEqual([400, "VALIDATION_FAILED", ["messages.0.content"]]);
  });

  it("holds for what is kept as one question", async () => {
    const half = "가".repeat(AI_MESSAGE_MAX_LENGTH / 2);
    expect(await refusalOf([said(half), said(half), said("비용?")])).toEqual([400, "VALIDATION_FAILED", ["messages"]]);
    const fitting = [said("가".repeat(1000)), said("나".repeat(1000)), said("비용?")];
    await ask(http, testUser(), "", { messages: fitting });
  });

  it("lets a visitor whose client knows no ids go on in a conversation that is longer than one question", async () => {
    const headers = fromNewAddress();
    const [first, second] = ["돈을 빌려줬는데 ".repeat(300), "차용증이 있는데 ".repeat(300)];
    const begun = await http.post<ChatAnswer>("/api/ai/chat", question(first), { headers });
    const visitor = { ...headers, ...visitorOf(begun.headers) };
    const received = [said(first), { role: "assistant", content: begun.body.response }, said(second)];
    const more = await http.post<ChatAnswer>("/api/ai/chat", question("", { messages: received }), {
      headers: visitor,
    });
    const whole = [...received, { role: "assistant", content: more.body.response }, said("비용은요?")];
    const answer = await http.post<ChatAnswer>("/api/ai/chat", question("", { messages: whole }), { headers: visitor });
    expect([answer.status, answer.body.conversationId]).toEqual([200, begun.body.conversationId]);
  });
});

describe("the time that a text takes from everyone else", () => {
  /** A run of digits, a run of blanks and a letter: 16 seconds of an earlier release. */
  const costly = `${"1".repeat(1300)}${" ".repeat(AI_MESSAGE_MAX_LENGTH - 1301)}x`;
  const texts = [["digits and blanks", costly] as const, ...hostileTexts(AI_MESSAGE_MAX_LENGTH).slice(0, 12)];
  const longestFor = async (path: string, body: object): Promise<number> => {
    const as = testUser();
    let ms = Infinity;
    for (let tries = 0; tries < 3 && ms > 50; tries += 1)
      ms = Math.min(ms, await longestTurnMs(() => http.post(path, body, { as })));
    return ms;
  };

  it.each(texts)(
    "is at most 100 ms at once, on a slow machine, for %s, asked and recommended for",
    async (_name, text) => {
      const visible = `가${text.slice(1)}`;
      expect(await longestFor("/api/ai/chat", question(visible))).toBeLessThan(100);
      expect(await longestFor("/api/ai/recommend", { situation: visible })).toBeLessThan(100);
    },
  );

  it("does not grow with the conversation", async () => {
    const as = testUser();
    const { conversationId } = await ask(http, as, costly);
    for (let turn = 0; turn < 5; turn += 1) await ask(http, as, costly, { conversationId });
    const body = { ...question(costly), conversationId };
    expect(await longestTurnMs(() => http.post("/api/ai/chat", body, { as }))).toBeLessThan(100);
    expect((await conversationOf(http, as, conversationId)).messages).toHaveLength(14);
  });
});

describe("the list of conversations", () => {
  it("has shorter pages for longer conversations, and misses none", async () => {
    const as = testUser();
    const now = Date.now();
    const conversations = Array.from({ length: 7 }, (_, index) => ({
      _id: newId(),
      userId: as.id,
      visitorId: null,
      chatRoomId: null,
      serviceType: "complaint",
      firstTurnId: newId(),
      messages: Array.from({ length: 100 }, (__, at) => ({
        id: newId(),
        turnId: newId(),
        role: at % 2 === 0 ? "user" : "assistant",
        content: "가".repeat(AI_MESSAGE_MAX_LENGTH / 2),
        status: "complete",
        createdAt: new Date(now),
      })),
      createdAt: new Date(now + index),
      updatedAt: new Date(now + index),
    }));
    await Conversation.insertMany(conversations);
    const pages: string[][] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const path: string = `/api/ai/conversations?limit=200${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const page: Answer<AiConversation[]> = await http.get(path, { as });
      const { body, headers } = page;
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(2_000_000);
      pages.push(body.map(({ id }) => id));
      cursor = headers.get("x-next-cursor");
    }
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(conversations.map(({ _id }) => _id).toReversed());
  });
});
