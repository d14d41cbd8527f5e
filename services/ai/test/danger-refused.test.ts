import { AI_MESSAGES_MAX, dangerReported, type ErrorBody } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import { staysSilent } from "@legal/test-kit/model-server";
import mongoose from "mongoose";
import { Conversation, type ConversationRecord } from "../src/conversations/conversation-model.ts";
import { aiWithModel } from "./ai-with-model.ts";
import { ask, fromNewAddress, openStream, question, visitorOf, type OpenStream } from "./support.ts";

const ai = aiWithModel();

/** Words that the model of ADR 49 sees, and the short list of plain ones does not. */
const WORDS = "번개탄 샀어요";

const reportsOf = (userId: string) =>
  mongoose.connection.collection("outbox").find({ name: dangerReported.name, "payload.userId": userId }).toArray();

const begunIn = async ({ events }: OpenStream): Promise<string> => {
  await until(() => events.length > 0);
  return (events[0] as { conversationId: string }).conversationId;
};

it("words of danger while an answer is being written are refused, reported, and said to be such", async () => {
  ai.model.behave(staysSilent);
  const as = testUser();
  const running = await openStream(ai.http, "/api/ai/chat", { as, body: question("지급명령이 뭔가요?") });
  const conversationId = await begunIn(running);
  const say = (words: string) => ai.http.post<ErrorBody>("/api/ai/chat", question(words, { conversationId }), { as });
  const other = await say("비용은 얼마인가요?");
  expect([other.status, other.body.code, other.body.current]).toEqual([409, "ANSWER_IN_PROGRESS", undefined]);
  expect(await reportsOf(as.id)).toEqual([]);
  const refused = await say(WORDS);
  expect([refused.status, refused.body.code]).toEqual([409, "ANSWER_IN_PROGRESS"]);
  expect(refused.body.current).toEqual({ inDanger: true });
  const reports = await reportsOf(as.id);
  expect(reports.map(({ payload }) => payload)).toEqual([
    { userId: as.id, conversationId, at: expect.stringMatching(/Z$/) },
  ]);
  await ai.http.post(`/api/ai/chat/${conversationId}/stop`, {}, { as });
  await running.ended;
  const { dangerReportedAt, messages } = (await Conversation.findById(conversationId)
    .orFail()
    .lean()) as ConversationRecord;
  expect(dangerReportedAt).toBeInstanceOf(Date);
  expect(messages).toHaveLength(2);
});

it("words of danger in a full conversation are refused, reported, and said to be such", async () => {
  const http = await ai.start();
  const as = testUser();
  const { conversationId } = await ask(http, as, "지급명령이 뭔가요?");
  const { messages } = (await Conversation.findById(conversationId).orFail().lean()) as ConversationRecord;
  const full = Array.from({ length: AI_MESSAGES_MAX / 2 }, () => {
    const turnId = newId();
    return messages.map((one) => ({ ...one, turnId, id: newId() }));
  }).flat();
  await Conversation.updateOne({ _id: conversationId }, { $set: { messages: full } });
  const refused = await http.post<ErrorBody>("/api/ai/chat", question(WORDS, { conversationId }), { as });
  expect([refused.status, refused.body.code, refused.body.current]).toEqual([
    409,
    "CONVERSATION_FULL",
    { inDanger: true },
  ]);
  expect(await reportsOf(as.id)).toHaveLength(1);
});

it("words of danger that are sent again, and added at last, are reported once; others are reported too", async () => {
  ai.model.behave(staysSilent);
  const as = testUser();
  const running = await openStream(ai.http, "/api/ai/chat", { as, body: question("지급명령이 뭔가요?") });
  const conversationId = await begunIn(running);
  const turnId = newId();
  const say = (more: object = {}) =>
    ai.http.post<ErrorBody>("/api/ai/chat", question(WORDS, { conversationId, ...more }), { as });
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await say({ turnId });
    expect([status, body.current]).toEqual([409, { inDanger: true }]);
    expect(await reportsOf(as.id)).toHaveLength(1);
  }
  await ai.http.post(`/api/ai/chat/${conversationId}/stop`, {}, { as });
  await running.ended;
  expect(await say({ turnId })).toMatchObject({ status: 200, body: { inDanger: true } });
  expect(await reportsOf(as.id)).toHaveLength(1);
  expect((await say()).status).toBe(200);
  expect(await reportsOf(as.id)).toHaveLength(2);
});

it("a visitor's are noted for the account that they may make", async () => {
  ai.model.behave(staysSilent);
  const headers = fromNewAddress();
  const running = await openStream(ai.http, "/api/ai/chat", { headers, body: question("지급명령이 뭔가요?") });
  const conversationId = await begunIn(running);
  const browser = { headers: { ...headers, ...visitorOf(running.headers) } };
  const refused = await ai.http.post("/api/ai/chat", question(WORDS, { conversationId }), browser);
  expect(refused.status).toBe(409);
  await ai.http.post(`/api/ai/chat/${conversationId}/stop`, {}, browser);
  await running.ended;
  const as = testUser();
  const claim = { as, headers: browser.headers };
  await ai.http.post("/api/ai/visitor-conversations/claim", { ids: [conversationId] }, claim);
  expect(await reportsOf(as.id)).toHaveLength(1);
});
