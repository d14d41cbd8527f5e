import { LANGUAGES, type AiConversation, type ChatAnswer, type RecommendAnswer } from "@legal/contracts";
import { testUser } from "@legal/test-kit";
import { says } from "@legal/test-kit/model-server";
import { aiWithModel } from "./ai-with-model.ts";
import { assistantFor } from "./assistant-for.ts";
import { fromNewAddress, question } from "./support.ts";

const ai = aiWithModel();
const MATTER = "지급명령이 뭔가요?";

describe("a visitor's questions of a day", () => {
  it("are the model's up to a bound of the browser and a wide one of the address, then the built-in assistant's", async () => {
    ai.model.behave(says("지급명령은 빠른 절차입니다."));
    const settings = {
      AI_VISITOR_CALLS_PER_MINUTE: 100,
      AI_VISITOR_CALLS_PER_DAY: 2,
      AI_VISITOR_CALLS_PER_DAY_AND_IP: 5,
    };
    const http = await ai.start({ assistant: assistantFor(ai.model.url), settings });
    const address = fromNewAddress();
    const modes = async (times: number, browser?: string) => {
      const headers = browser === undefined ? address : { ...address, "x-client-browser": browser };
      const seen: string[] = [];
      for (let n = 0; n < times; n += 1)
        seen.push((await http.post<ChatAnswer>("/api/ai/chat", question(MATTER), { headers })).body.mode);
      return seen;
    };
    expect(await modes(3)).toEqual(["provider", "provider", "offline"]);
    expect(await modes(3, "first")).toEqual(["provider", "provider", "offline"]);
    // Five in all behind the address.
    expect(await modes(2, "second")).toEqual(["provider", "offline"]);
    const headers = { ...address, "x-client-browser": "third" };
    const asked = await http.post<RecommendAnswer>("/api/ai/recommend", { situation: "돈을 안 갚아요" }, { headers });
    expect(asked).toMatchObject({ status: 200, body: { mode: "offline" } });
    const elsewhere = await http.post<ChatAnswer>("/api/ai/chat", question(MATTER), { headers: fromNewAddress() });
    expect(elsewhere.body.mode).toBe("provider");
  });

  it("end without replacing the model's answer", async () => {
    const http = await ai.start({ assistant: assistantFor(ai.model.url), settings: { AI_VISITOR_CALLS_PER_DAY: 1 } });
    const headers = { ...fromNewAddress(), "x-client-browser": "one" };
    const { body, headers: answered } = await http.post<ChatAnswer>("/api/ai/chat", question(MATTER), { headers });
    const cookie = answered.get("set-cookie")?.split(";")[0] ?? "";
    const path = `/api/ai/chat/${body.conversationId}`;
    expect((await http.post(`${path}/regenerate`, {}, { headers: { ...headers, cookie } })).status).toBe(429);
    const kept = await http.get<AiConversation>(path, { headers: { ...headers, cookie } });
    expect(kept.body.messages.at(-1)?.content).toBe(body.response);
  });
});

const DANGER = { ko: "죽고 싶어요", en: "I want to die", ja: "死にたいです", zh: "我想自杀" } as const;

describe("plain words of danger when the minute's questions are used up", () => {
  const NONE_LEFT = { AI_VISITOR_CALLS_PER_MINUTE: 1, AI_CALLS_PER_MINUTE: 1 };

  it.each(LANGUAGES)("are answered with the numbers that help: %s", async (language) => {
    const http = await ai.start({ assistant: assistantFor(ai.model.url), settings: NONE_LEFT });
    const headers = { ...fromNewAddress(), "accept-language": language };
    const ask = (words: string) => http.post<ChatAnswer>("/api/ai/chat", question(words), { headers });
    await ask(DANGER[language]);
    expect((await ask("How much does it cost?")).status).toBe(429);
    const { status, body } = await ask(DANGER[language]);
    expect([status, body.mode, body.inDanger]).toEqual([200, "offline", true]);
    expect(body.response).toContain("☎ 109");
    const situation = { situation: DANGER[language] };
    const found = await http.post<RecommendAnswer>("/api/ai/recommend", situation, { headers });
    expect(found).toMatchObject({ status: 200, body: { kind: "crisis", mode: "offline" } });
    expect(found.body.help?.lines.map(({ number }) => number)).toContain("109");
  });

  it("are answered for one whom the police hold, a member too", async () => {
    const http = await ai.start({ assistant: assistantFor(ai.model.url), settings: NONE_LEFT });
    const as = testUser();
    const held = question("동생이 경찰에 체포됐어요");
    await http.post("/api/ai/chat", held, { as });
    const { body } = await http.post<ChatAnswer>("/api/ai/chat", held, { as });
    expect(body.response).toContain("☎ 132");
  });

  it("do not replace an answer that is there, nor at the end of a day", async () => {
    const limits = [{ AI_VISITOR_CALLS_PER_MINUTE: 1 }, { AI_VISITOR_CALLS_PER_DAY: 1 }];
    for (const settings of limits) {
      const http = await ai.start({ assistant: assistantFor(ai.model.url), settings });
      const headers = { ...fromNewAddress(), "x-client-browser": "one" };
      const { body, headers: answered } = await http.post<ChatAnswer>("/api/ai/chat", question(DANGER.ko), { headers });
      const as = { headers: { ...headers, cookie: answered.get("set-cookie")?.split(";")[0] ?? "" } };
      const path = `/api/ai/chat/${body.conversationId}`;
      expect((await http.post(`${path}/regenerate`, {}, as)).status).toBe(429);
      const kept = await http.get<AiConversation>(path, as);
      expect(kept.body.messages.at(-1)?.content).toBe(body.response);
    }
  });

  it("end at a bound of their own", async () => {
    // One question and three of these in a minute.
    const http = await ai.start({ assistant: assistantFor(ai.model.url), settings: { RATE_LIMIT_SCALE: 0.1 } });
    const headers = fromNewAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1)
      statuses.push((await http.post("/api/ai/recommend", { situation: DANGER.ko }, { headers })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});
