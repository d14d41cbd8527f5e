import type { AiConversation, ChatAnswer, ErrorBody } from "@legal/contracts";
import { testUser, tokenFor, until } from "@legal/test-kit";
import { begin, chunk, fails, says, stallsAfter, staysSilent } from "@legal/test-kit/model-server";
import { Conversation } from "../src/conversations/conversation-model.ts";
import { aiWithModel } from "./ai-with-model.ts";
import { partOf } from "./archive.ts";
import { assistantFor } from "./assistant-for.ts";
import { ask, AUDIENCE, conversationOf, lastOf, openStream, question, textOf } from "./support.ts";

const ai = aiWithModel();

const FIRST = "지급명령은 빠른 절차입니다.";

/** A member with one whole answer of the model. */
const answered = async () => {
  ai.model.behave(says(FIRST));
  const as = testUser();
  const { conversationId: id } = await ask(ai.http, as, "지급명령을 11월 3일에 받았어요");
  const answer = (await conversationOf(ai.http, as, id)).messages[1];
  expect(answer?.content).toContain(FIRST);
  const path = `/api/ai/chat/${id}`;
  const stored = async () => (await conversationOf(ai.http, as, id)).messages[1];
  return { as, id, path, answer, stored };
};

describe("a whole answer that is to be written again", () => {
  it.each([
    ["nothing was written", staysSilent, ""],
    ["some was", stallsAfter("다른 답입니다. 또 하나입니다. "), "다른 답입니다."],
  ])("stays where that is stopped when %s", async (_when, behaviour, shown) => {
    const { as, path, answer, stored } = await answered();
    ai.model.behave(behaviour);
    const stream = await openStream(ai.http, `${path}/regenerate`, { as, body: {} });
    await until(() => stream.events.length > 0 && textOf(stream.events).includes(shown));
    const stopped = await ai.http.post<AiConversation>(`${path}/stop`, {}, { as });
    expect(stopped.body.messages[1]).toEqual(answer);
    await stream.ended;
    expect(lastOf(stream.events)).toMatchObject({ done: true, response: answer?.content, status: "complete" });
    expect(await stored()).toEqual(answer);
    ai.model.behave(says("다른 답입니다."));
    const { body } = await ai.http.post<ChatAnswer>(`${path}/regenerate`, {}, { as });
    expect(body.response).toContain("다른 답입니다.");
    expect((await stored())?.content).toBe(body.response);
  });

  it("stays where the model fails, which is said", async () => {
    const { as, path, answer, stored } = await answered();
    ai.model.behave(fails(500));
    const failed = await ai.http.post<ErrorBody>(`${path}/regenerate`, {}, { as });
    expect([failed.status, failed.body.code]).toEqual([503, "AI_UNAVAILABLE"]);
    expect(await stored()).toEqual(answer);
  });

  it("stays where the model breaks off after some words", async () => {
    const { as, path, answer, stored } = await answered();
    ai.model.behave((_call, res) => {
      begin(res);
      chunk(res, "다른 답입니다. 그리고");
      res.socket?.end();
    });
    const stream = await openStream(ai.http, `${path}/regenerate`, { as, body: {} });
    await stream.ended;
    expect(lastOf(stream.events)).toMatchObject({ error: { code: "AI_UNAVAILABLE" } });
    expect(await stored()).toEqual(answer);
  });

  it("is read, in the Word file too, and gone on from where the process died meanwhile", async () => {
    const { as, id, path, answer, stored } = await answered();
    const silent = await ai.start({ assistant: assistantFor(ai.model.url) });
    ai.model.behave(staysSilent);
    const stream = await openStream(silent, `${path}/regenerate`, { as, body: {} });
    await until(() => stream.events.length > 0);
    expect((await stored())?.status).toBe("writing");
    const longAgo = new Date(Date.now() - 3_600_000);
    await Conversation.updateOne({ _id: id }, { $set: { "messages.1.createdAt": longAgo, writingSince: longAgo } });
    expect(await stored()).toEqual(answer);
    const file = await fetch(`${ai.http.url}/api/ai/conversations/${id}/download`, {
      headers: { authorization: `Bearer ${tokenFor(as, AUDIENCE)}` },
    });
    expect(partOf(Buffer.from(await file.arrayBuffer()), "word/document.xml")).toContain(FIRST);
    ai.model.behave(says("다음 답입니다."));
    await ask(ai.http, as, "그다음은요?", { conversationId: id });
    const read = ai.model.calls.at(-1)?.messages.map(({ content }) => content) ?? [];
    expect(read.some((content) => content.includes(FIRST))).toBe(true);
    await ai.http.post(`${path}/stop`, {}, { as });
    stream.leave();
    await stream.ended;
  });
});

it("the conversation that was last asked in stays the newest, whichever answer ends last", async () => {
  const as = testUser();
  ai.model.behave(staysSilent);
  const left = await openStream(ai.http, "/api/ai/chat", { as, body: question("지급명령이 뭔가요?") });
  await until(() => left.events.length > 0);
  ai.model.behave(says(FIRST));
  const { conversationId } = await ask(ai.http, as, "지급명령을 받았어요");
  left.leave();
  const { conversationId: other } = left.events[0] as { conversationId: string };
  await until(async () => (await conversationOf(ai.http, as, other)).messages[1]?.status === "stopped");
  const current = await ai.http.get<AiConversation>("/api/ai/chat?serviceType=payment-order", { as });
  expect(current.body.id).toBe(conversationId);
});

it("a question that is sent again gets its own answer while another's is being written", async () => {
  ai.model.behave(says("지급명령은 빠른 절차입니다."));
  const as = testUser();
  const first = await ask(ai.http, as, "지급명령이 뭔가요?");
  const { conversationId, turnId } = first;
  ai.model.behave(staysSilent);
  const next = question("비용은 얼마인가요?", { conversationId });
  const running = await openStream(ai.http, "/api/ai/chat", { as, body: next });
  await until(() => running.events.length > 0);
  const again = question("지급명령이 뭔가요?", { conversationId, turnId });
  const stream = await openStream(ai.http, "/api/ai/chat", { as, body: again });
  await until(() => stream.events.length > 0);
  expect(stream.events[0]).toMatchObject({ started: true, turnId });
  await stream.ended;
  expect(lastOf(stream.events)).toMatchObject({ done: true, turnId, response: first.response });
  running.leave();
});
