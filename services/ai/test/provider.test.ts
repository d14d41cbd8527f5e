import type { ChatAnswer, ErrorBody, RecommendAnswer } from "@legal/contracts";
import { testUser, until, type TestHttp } from "@legal/test-kit";
import { seoulDateOf } from "@legal/i18n";
import { UsageCounter } from "../src/limits/usage-model.ts";
import {
  fails,
  says,
  sendsRaw,
  stallsAfter,
  staysSilent,
  begin,
  chunk,
  type ModelServer,
} from "@legal/test-kit/model-server";
import { aiWithModel } from "./ai-with-model.ts";
import { assistantFor } from "./assistant-for.ts";
import { counted } from "./counted.ts";
import { ask, lastOf, openStream, question, conversationOf, textOf } from "./support.ts";

const ai = aiWithModel();

const spent = async (userId: string): Promise<number> => {
  const counter = await UsageCounter.findById(`${seoulDateOf(new Date())}:user:${userId}`).lean<{ tokens: number }>();
  return counter?.tokens ?? 0;
};

describe("an answer of the model", () => {
  it("is written from the given knowledge, streamed, stored, and paid for by what it cost", async () => {
    ai.model.behave(says("지급명령은 받은 날부터 2주 안에 이의할 수 있습니다. 담당자에게 물어보세요.", 321));
    const as = testUser();
    const stream = await openStream(ai.http, "/api/ai/chat", { as, body: question("지급명령을 받았어요. 어떡하죠?") });
    await stream.ended;
    expect(textOf(stream.events)).toBe("지급명령은 받은 날부터 2주 안에 이의할 수 있습니다. 담당자에게 물어보세요.");
    const done = lastOf(stream.events) as ChatAnswer;
    expect(done).toMatchObject({ mode: "provider", status: "complete", unverified: [] });
    expect((await conversationOf(ai.http, as, done.conversationId)).messages[1]?.content).toBe(done.response);
    await until(async () => (await spent(as.id)) === 321);
    const [call] = ai.model.calls;
    expect(call?.messages[0]?.content).toContain("민사소송법 제256조, 제468조, 제470조");
    expect(call?.messages[0]?.content).toContain("You are an AI, not a lawyer");
    expect(call?.messages[0]?.content).toMatch(/\nCANDIDATES .*\n- objection \(.+\): [01]\.\d\d\n/u);
    expect(call?.messages[0]?.content).not.toContain("secret-key-canary");
    expect(call?.max_tokens).toBe(400);
  });

  it("has what the knowledge does not say marked before anyone reads it", async () => {
    ai.model.behave(says("민사소송법 제999조와 2019다12345 판결에 따라 45일 안에 하세요. 이의신청은 2주 안에 합니다."));
    const as = testUser();
    const stream = await openStream(ai.http, "/api/ai/chat", { as, body: question("지급명령을 받았어요") });
    await stream.ended;
    const shown = textOf(stream.events);
    expect(shown).toBe(
      "민사소송법 제999조 [확인되지 않음]와 2019다12345 [확인되지 않음] 판결에 따라 45일 [확인되지 않음] 안에 하세요. 이의신청은 2주 안에 합니다.",
    );
    const deltas = stream.events.flatMap((event) => ("delta" in event ? [event.delta] : []));
    expect(deltas.filter((delta) => /45일(?! \[확인)/.test(delta))).toEqual([]);
    expect((lastOf(stream.events) as ChatAnswer).unverified).toEqual(["제999조", "2019다12345", "45일"]);
  });

  it.each([
    ["비용이 얼마예요?", "스탠다드는 110,000원입니다.", ["110,000원"]],
    ["비용이 얼마예요?", "스탠다드는 121,000원(VAT 포함, 공급가 110,000원)입니다.", []],
    ["친구에게 110,000원을 빌려줬어요. 비용이 얼마예요?", "빌려주신 110,000원은 청구할 수 있습니다.", []],
  ])("to “%s” names no price without its total: “%s”", async (asked, said, marked) => {
    ai.model.behave(says(said));
    expect((await ask(ai.http, testUser(), asked)).unverified).toEqual(marked);
  });

  it("takes a total for one that is another package's price without VAT", async () => {
    ai.model.behave(says("디럭스는 220,000원(VAT 포함, 공급가 200,000원)입니다."));
    const asked = "내용증명과 지급명령의 비용은 각각 얼마예요?";
    expect((await ask(ai.http, testUser(), asked, { serviceType: "certified-mail" })).unverified).toEqual([]);
  });

  it("may repeat how long ago something was, and no other period, from what the person wrote", async () => {
    ai.model.behave(says("45일 전에 받으셨군요. 45일 안에 신청하세요."));
    const { response, unverified } = await ask(ai.http, testUser(), "지급명령을 45일 전에 받았어요");
    expect(response.split("\n\n")[0]).toBe("45일 전에 받으셨군요. 45일 [확인되지 않음] 안에 신청하세요.");
    expect(unverified).toEqual(["45일"]);
  });

  it.each([
    ["친구가 돈을 안 갚아요", "판결에서는 연 15 %의 지연이자가 붙습니다.", ["15 %"]],
    ["지연이자가 연 15%인가요?", "네, 소장이 송달된 다음 날부터 연 15%입니다.", ["15%"]],
    ["연 24%로 빌려줬는데 안 갚아요", "연 24%로 약정하셨군요. 따로 정하지 않았다면 연 5%(민법)입니다.", []],
    ["My friend does not pay me back", "The court adds twenty percent interest.", ["twenty percent"]],
    ["友人がお金を返しません", "判決では年1割5分の利息が付きます。", ["1割5分"]],
    ["朋友不还钱，怎么要利息", "判决后按年百分之十五计算利息。", ["百分之十五"]],
  ])("to “%s” has a rate that nothing states marked: “%s”", async (asked, said, marked) => {
    ai.model.behave(says(said));
    expect((await ask(ai.http, testUser(), asked)).unverified).toEqual(marked);
  });

  it.each([
    ["ko", "변호사 이름이 뭐예요?", "담당자에게 물어봐 주세요."],
    ["en", "Where did your lawyer study?", "Please ask our staff."],
    ["ja", "担当の弁護士さんのお名前は何ですか？", "担当者にお尋ねください。"],
    ["zh", "你们的律师叫什么名字？", "请询问工作人员。"],
  ] as const)(
    "offers staff, in %s, where the knowledge has no answer, in whatever words",
    async (language, asked, said) => {
      ai.model.behave(says(said));
      const as = testUser({ language });
      const { handOver, conversationId } = await ask(ai.http, as, asked);
      expect(handOver).toBe(true);
      expect((await conversationOf(ai.http, as, conversationId)).messages.at(-1)).toMatchObject({ handOver: true });
      ai.model.behave(says("지급명령은 2주 안에 이의할 수 있습니다."));
      expect(await ask(ai.http, testUser(), "지급명령을 받았어요. 어떡하죠?")).not.toHaveProperty("handOver");
    },
  );

  it.each([
    [
      "우리 계좌 110-234-567890(신한)으로 입금하고 02-555-1234로 전화하거나 http://evil.example 에서 신청하세요. 반드시 이깁니다.",
      ["http://evil.example", "110-234-567890", "02-555-1234", "반드시 이깁니다"],
    ],
    [
      "Write to help@office-fees.com or call +82 10-1234-5678. You will definitely win.",
      ["help@office-fees.com", "+82 10-1234-5678", "will definitely win"],
    ],
    ["01012345678に電話してください。必ず勝てます。", ["01012345678", "必ず勝てます"]],
    ["请打010-1234-5678，一定能赢。", ["010-1234-5678", "一定能赢"]],
    [
      "사건번호 2024가단12345는 보내신 내용입니다. ☎ 1600-5500이나 132에 물어보세요. 반드시 이기는 것은 아닙니다.",
      ["2024가단12345"],
    ],
    ["999-888-777666 계좌로 보내셨군요. 승소를 보장할 수 없습니다.", []],
    ["999-888-777666 계좌로 더 보내세요.", ["999-888-777666"]],
    ["No one can guarantee you will win. 必ず勝てるとは限りません。不一定能赢。", []],
  ])("has numbers, addresses and promises that nothing states marked: “%s”", async (said, marked) => {
    ai.model.behave(says(said));
    const { unverified } = await ask(ai.http, testUser(), "친구에게 999-888-777666 계좌로 보낸 돈을 못 받았어요");
    expect(unverified.toSorted()).toEqual(marked.toSorted());
  });

  it("is plain text, whatever signs the model writes", async () => {
    ai.model.behave(says("## 지급명령\n**담당자**에게 <b>물어보세요</b>."));
    const answer = await ask(ai.http, testUser(), "누구에게 물어보나요?");
    expect(answer.response).toBe("지급명령\n담당자에게 <b>물어보세요</b>.");
  });

  it.each([
    ["en", "I received a payment order", "You have ninety days, Article 999.", ["Article 999", "ninety days"]],
    ["ja", "支払命令が届きました", "受領後45日か2週間、民法第999条です。", ["45日", "第999条"]],
    ["zh", "我收到了支付令", "须在四十五天、半年或2周内，民法第999条。总有一天。", ["半年", "四十五天", "第999条"]],
  ] as const)("in %s is marked in that language", async (language, asked, said, claims) => {
    const signs = { en: " [not verified]", ja: "［未確認］", zh: "［未经核实］" };
    ai.model.behave(says(said));
    const { response, unverified } = await ask(ai.http, testUser({ language }), asked);
    expect(unverified.toSorted()).toEqual(claims);
    expect(claims.filter((claim) => !response.includes(claim + signs[language]))).toEqual([]);
  });
});

describe("a model's server that fails", () => {
  const startImpatient = () => ai.start({ assistant: assistantFor(ai.model.url, 300) });
  const ASKED = "지급명령을 어제 받았어요. 빌린 적이 없는 돈이에요";
  const HEAD = "지급명령은 빠른 절차입니다.";
  const dies =
    (content: string): Parameters<ModelServer["behave"]>[0] =>
    (_call, res) => {
      begin(res);
      chunk(res, content);
      // Not destroyed: a reset would discard what a slow reader has not read yet.
      res.socket?.end();
    };

  it.each([
    ["answers 429", fails(429, { "retry-after": "7" }), ""],
    ["answers 500", fails(500), ""],
    ["stays silent", staysSilent, ""],
    ["sends malformed JSON", sendsRaw("data: {oops\n\n", "text/event-stream"), ""],
    ["stalls in mid-stream", stallsAfter(`${HEAD} 그리고`), HEAD],
    ["dies in mid-stream", dies(`${HEAD} 그리고`), HEAD],
    ["is cut off at its limit", says(`${HEAD} 그리고`, 100, "length"), HEAD],
    ["is cut off by a filter", says(`${HEAD} 그리고`, 100, "content_filter"), HEAD],
    ["goes on past its limit", says(`${HEAD} ${"돈을 받습니다. ".repeat(200)}`), HEAD],
    ["ends without a word", says(""), ""],
    ["ends with blanks alone", says(" \n "), ""],
  ])(
    "%s: the built-in assistant answers in the same stream, and the next try is the model's",
    async (_what, behaviour, head) => {
      ai.model.behave(behaviour);
      const as = testUser();
      const impatient = await startImpatient();
      const stream = await openStream(impatient, "/api/ai/chat", { as, body: question(ASKED) });
      await stream.ended;
      const shown = textOf(stream.events);
      expect(shown.startsWith(head)).toBe(true);
      expect(shown).not.toContain("그리고");
      expect(shown).toContain("AI 자동 안내");
      expect(shown).toContain("2주 안에 이의신청");
      expect(stream.events.filter((event) => "error" in event)).toEqual([]);
      const done = lastOf(stream.events) as ChatAnswer;
      expect(done).toMatchObject({
        done: true,
        mode: "offline",
        status: "complete",
        unverified: [],
        response: shown.trim(),
      });
      const conversation = await conversationOf(ai.http, as, done.conversationId);
      expect(conversation.messages.map((one) => [one.role, one.status, one.error])).toEqual([
        ["user", "complete", null],
        ["assistant", "complete", null],
      ]);
      ai.model.behave(says("돈을 받는 절차입니다."));
      const again = await ai.http.post<ChatAnswer>(`/api/ai/chat/${conversation.id}/regenerate`, {}, { as });
      expect([again.status, again.body.mode]).toEqual([200, "provider"]);
      expect(again.body.response).toMatch(/^돈을 받는 절차입니다\.\n\n/u);
      expect((await conversationOf(ai.http, as, conversation.id)).messages).toHaveLength(2);
    },
  );

  it.each([
    ["answers 500", fails(500), "AI_UNAVAILABLE"],
    ["stays silent", staysSilent, "AI_TIMEOUT"],
    ["sends a page", sendsRaw("<html>busy</html>", "text/html"), "AI_ANSWER_UNUSABLE"],
    ["sends malformed JSON", sendsRaw("{oops"), "AI_ANSWER_UNUSABLE"],
    ["sends an answer of another shape", sendsRaw('{"choices":[]}'), "AI_ANSWER_UNUSABLE"],
    ["dies", dies("{"), "AI_UNAVAILABLE"],
  ])(
    "%s: the built-in assistant recommends what it recommends without a model, and it is counted",
    async (_what, behaviour, reason) => {
      const name = `ai_fallbacks_total{reason="${reason}"}`;
      const before = await counted(name);
      ai.model.behave(behaviour);
      const recommendBy = async (server: TestHttp) =>
        (await server.post<RecommendAnswer>("/api/ai/recommend", { situation: ASKED }, { as: testUser() })).body;
      // A busy machine must not make a timeout of what fails at once.
      const impatient = behaviour === staysSilent;
      const answer = await recommendBy(
        await (impatient ? startImpatient() : ai.start({ assistant: assistantFor(ai.model.url) })),
      );
      expect(answer.recommendations[0]?.serviceId).toBe("objection");
      expect(answer).toEqual(await recommendBy(await ai.start()));
      expect(await counted(name)).toBe(before + 1);
    },
  );

  it("is counted by its reason", async () => {
    const name = 'ai_fallbacks_total{reason="AI_UNAVAILABLE"}';
    const before = await counted(name);
    ai.model.behave(fails(500));
    await ask(ai.http, testUser(), ASKED);
    expect(await counted(name)).toBe(before + 1);
  });
});

describe("a reader", () => {
  const startTalking = async (as = testUser()) => {
    ai.model.behave((_call, res) => {
      begin(res);
      chunk(res, "첫 문장입니다. ");
      const timer = setInterval(() => chunk(res, "다음 문장입니다. "), 50);
      res.on("close", () => clearInterval(timer));
    });
    const stream = await openStream(ai.http, "/api/ai/chat", { as, body: question("지급명령이 뭔가요?") });
    await until(() => textOf(stream.events).includes("첫 문장"));
    const { conversationId } = stream.events[0] as { conversationId: string };
    return { as, stream, conversationId };
  };

  it("who stops the answer ends it upstream; what was written stays", async () => {
    const before = ai.model.aborted();
    const { as, stream, conversationId } = await startTalking();
    const stopped = await ai.http.post<{ messages: { status: string; content: string }[] }>(
      `/api/ai/chat/${conversationId}/stop`,
      {},
      { as },
    );
    expect(stopped.body.messages[1]).toMatchObject({
      status: "stopped",
      content: expect.stringContaining("첫 문장입니다."),
    });
    await stream.ended;
    expect(lastOf(stream.events)).toMatchObject({ done: true, status: "stopped" });
    await until(() => ai.model.aborted() === before + 1);
  });

  it("who leaves for good has it stopped upstream after a while", async () => {
    const before = ai.model.aborted();
    const { as, stream, conversationId } = await startTalking();
    stream.leave();
    await until(() => ai.model.aborted() === before + 1);
    await until(async () => (await conversationOf(ai.http, as, conversationId)).messages[1]?.status === "stopped");
    await until(async () => (await spent(as.id)) > 0);
  });

  it("who reloads the page finds the answer from its start, going on", async () => {
    const { as, stream, conversationId } = await startTalking();
    stream.leave();
    const second = await openStream(ai.http, `/api/ai/chat/${conversationId}`, { as });
    await until(() => textOf(second.events).includes("다음 문장입니다. 다음"));
    expect(textOf(second.events).startsWith("첫 문장입니다.")).toBe(true);
    expect((await conversationOf(ai.http, as, conversationId)).messages[1]).toMatchObject({ status: "writing" });
    const busy = await ai.http.post<ErrorBody>("/api/ai/chat", question("또 물어봐요", { conversationId }), { as });
    expect([busy.status, busy.body.code]).toEqual([409, "ANSWER_IN_PROGRESS"]);
    await ai.http.post(`/api/ai/chat/${conversationId}/stop`, {}, { as });
    await second.ended;
  });

  it("cannot follow or stop another's conversation", async () => {
    const { as, conversationId } = await startTalking();
    const other = testUser();
    expect((await openStream(ai.http, `/api/ai/chat/${conversationId}`, { as: other })).status).toBe(404);
    expect((await ai.http.post(`/api/ai/chat/${conversationId}/stop`, {}, { as: other })).status).toBe(404);
    await ai.http.post(`/api/ai/chat/${conversationId}/stop`, {}, { as });
  });
});
