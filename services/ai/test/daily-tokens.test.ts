import type { AiConversation, ChatAnswer, RecommendAnswer } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { connectRedis, type User } from "@legal/service-kit";
import { startTcpProxy, testUser, tokenFor, until, type TestHttp } from "@legal/test-kit";
import { fails, says, startModelServer, staysSilent, type ModelServer } from "@legal/test-kit/model-server";
import { UsageCounter } from "../src/limits/usage-model.ts";
import { assistantFor } from "./assistant-for.ts";
import { aiUnderTest, ask, AUDIENCE, question } from "./support.ts";

const ai = aiUnderTest();
let model: ModelServer;

beforeAll(async () => {
  model = await startModelServer();
});
afterAll(() => model.close());

const spent = async (userId: string): Promise<number> => {
  const counter = await UsageCounter.findById(`${seoulDateOf(new Date())}:user:${userId}`).lean<{ tokens: number }>();
  return counter?.tokens ?? 0;
};

const SITUATION = "친구가 빌려 간 800만원을 갚지 않아요";

/** As on a new day. */
const forgetSpending = () => UsageCounter.deleteMany({});

describe("the day's tokens", () => {
  it("are never passed by 50 requests at once", async () => {
    model.behave(says("지급명령은 빠른 절차입니다.", 4000));
    const cap = 60_000;
    await forgetSpending();
    const settings = { AI_DAILY_TOKENS: cap, RATE_LIMIT_SCALE: 100 };
    const limited = await ai.start({ assistant: assistantFor(model.url), settings });
    const asked = Array.from({ length: 50 }, () =>
      limited.post<ChatAnswer>("/api/ai/chat", question("지급명령이 뭔가요?"), { as: testUser() }),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.filter(({ body }) => body.mode === "offline").length).toBeGreaterThan(0);
    const served = answers.filter(({ body }) => body.mode === "provider").length;
    expect(served).toBeGreaterThan(0);
    expect(served * 4000).toBeLessThanOrEqual(cap);
    const all = `${seoulDateOf(new Date())}:all`;
    await until(async () => (await UsageCounter.findById(all).lean())?.tokens === served * 4000);
  });

  it("that were spent before this process started count, too", async () => {
    await forgetSpending();
    await UsageCounter.create([
      { _id: `${seoulDateOf(new Date())}:all`, tokens: 59_000, expiresAt: new Date(Date.now() + 1e8) },
    ]);
    const limited = await ai.start({ assistant: assistantFor(model.url), settings: { AI_DAILY_TOKENS: 60_000 } });
    const asked = { situation: "돈을 못 받았어요" };
    const { status, body } = await limited.post<RecommendAnswer>("/api/ai/recommend", asked, { as: testUser() });
    expect([status, body.mode]).toEqual([200, "offline"]);
    await forgetSpending();
  });

  it("are counted while Redis is unavailable", async () => {
    model.behave(says('{"recommendations":[]}', 3000));
    const proxy = await startTcpProxy(ai.backing.redisUrlOf("ai"));
    const redis = connectRedis({ url: proxy.url, logger: ai.logs.logger });
    await until(() => redis.status === "ready");
    const away = await ai.start({ assistant: assistantFor(model.url), redis });
    proxy.cut();
    await until(() => redis.status !== "ready");
    const as = testUser();
    const { status } = await away.post("/api/ai/recommend", { situation: "돈을 못 받았어요" }, { as });
    expect(status).toBe(200);
    await until(async () => (await spent(as.id)) === 3000);
    redis.disconnect();
    await proxy.close();
  });

  it("count the prompt of a call that is left, or comes to nothing in time", async () => {
    model.behave(staysSilent);
    const patient = await ai.start({ assistant: assistantFor(model.url) });
    const [left, waiting] = [testUser(), testUser()];
    const called = model.calls.length;
    const gone = new AbortController();
    const asking = fetch(`${patient.url}/api/ai/recommend`, {
      method: "POST",
      signal: gone.signal,
      headers: { "content-type": "application/json", authorization: `Bearer ${tokenFor(left, AUDIENCE)}` },
      body: JSON.stringify({ situation: SITUATION }),
    });
    await until(() => model.calls.length > called);
    const reserved = await spent(left.id);
    gone.abort();
    await expect(asking).rejects.toMatchObject({ name: "AbortError" });
    await until(async () => (await spent(left.id)) < reserved);
    expect(await spent(left.id)).toBeGreaterThan(SITUATION.length);

    const impatient = await ai.start({ assistant: assistantFor(model.url, 300) });
    const { body } = await impatient.post<RecommendAnswer>(
      "/api/ai/recommend",
      { situation: SITUATION },
      { as: waiting },
    );
    expect(body.mode).toBe("offline");
    await until(async () => (await spent(waiting.id)) === (await spent(left.id)));
  });

  it("are given back where the server refuses the call", async () => {
    model.behave(fails(500));
    const as = testUser();
    const http = await ai.start({ assistant: assistantFor(model.url) });
    await http.post("/api/ai/recommend", { situation: SITUATION }, { as });
    await until(async () => (await spent(as.id)) === 0);
  });

  const askFrom = (limited: TestHttp, address: string) =>
    limited.post<ChatAnswer>("/api/ai/chat", question("지급명령이 뭔가요?"), { headers: { "x-client-ip": address } });

  it("leave members a share that visitors cannot spend, wherever they come from", async () => {
    model.behave(says("지급명령은 빠른 절차입니다.", 4000));
    await forgetSpending();
    const limited = await ai.start({
      assistant: assistantFor(model.url, 10_000),
      settings: { AI_DAILY_TOKENS: 100_000, AI_MEMBER_SHARE: 0.6, RATE_LIMIT_SCALE: 100 },
    });
    const networks = Array.from({ length: 30 }, (_, index) => `2001:db8:0:${index.toString(16)}::1`);
    const answers = await Promise.all(networks.map((address) => askFrom(limited, address)));
    const served = answers.filter(({ body }) => body.mode === "provider").length;
    expect(served).toBeGreaterThan(0);
    expect(served * 4000).toBeLessThanOrEqual(40_000);
    expect(answers.some(({ body }) => body.mode === "offline")).toBe(true);
    expect((await ask(limited, testUser(), "지급명령이 뭔가요?")).mode).toBe("provider");
    await forgetSpending();
  });

  it("of one visitor are those of a whole IPv6 network", async () => {
    model.behave(says("지급명령은 빠른 절차입니다.", 4000));
    await forgetSpending();
    const limited = await ai.start({
      assistant: assistantFor(model.url, 10_000),
      settings: { AI_DAILY_TOKENS_PER_PERSON: 20_000, RATE_LIMIT_SCALE: 100 },
    });
    const addresses = Array.from({ length: 14 }, (_, index) => `2001:db8:77:1::${index.toString(16)}`);
    const answers = await Promise.all(addresses.map((address) => askFrom(limited, address)));
    const served = answers.filter(({ body }) => body.mode === "provider").length;
    expect(served).toBeGreaterThan(0);
    expect(served).toBeLessThanOrEqual(5);
    expect((await askFrom(limited, "2001:db8:77:2::1")).body.mode).toBe("provider");
    await forgetSpending();
  });

  it("of a visitor are counted without their address", async () => {
    model.behave(says("지급명령은 빠른 절차입니다.", 4000));
    await forgetSpending();
    const limited = await ai.start({ assistant: assistantFor(model.url) });
    await askFrom(limited, "203.0.113.77");
    await askFrom(limited, "203.0.113.77");
    const today = seoulDateOf(new Date());
    const counters = await UsageCounter.find({ _id: { $regex: `^${today}:visitor:` } }).lean<{ _id: string }[]>();
    expect(counters.map(({ _id }) => _id)).toEqual([expect.stringMatching(/:visitor:[\w-]{43}$/)]);
    expect(JSON.stringify(await UsageCounter.find().lean())).not.toContain("203.0.113");
    await forgetSpending();
  });

  it("of one person do not reach into another's", async () => {
    model.behave(says("네.", 19_900));
    const settings = { AI_DAILY_TOKENS_PER_PERSON: 20_000 };
    const limited = await ai.start({ assistant: assistantFor(model.url), settings });
    const [as, other] = [testUser(), testUser()];
    const asking = async (user: User) =>
      (await limited.post<ChatAnswer>("/api/ai/chat", question("돈을 못 받았어요"), { as: user })).body.mode;
    expect(await asking(as)).toBe("provider");
    await until(async () => (await spent(as.id)) === 19_900);
    expect(await asking(as)).toBe("offline");
    const current = await limited.get<AiConversation>("/api/ai/chat?serviceType=payment-order", { as });
    expect(current.body.messages.at(-1)).toMatchObject({ status: "complete", error: null });
    expect(await asking(other)).toBe("provider");
  });
});
