import {
  autoAnswered,
  caseOpened,
  memberWaiting,
  roomsDeleted,
  userCreated,
  userDeleted,
  type AiConversation,
} from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { testUser, until, type TestHttp } from "@legal/test-kit";
import { useEvents } from "@legal/event-bus/testing";
import mongoose from "mongoose";
import { Conversation } from "../src/conversations/conversation-model.ts";
import { subscriptions } from "../src/subscribers/subscriptions.ts";
import { partOf } from "./archive.ts";
import { startCaseChat, type CaseChat } from "./case-chat-server.ts";
import { aiUnderTest, ask, conversationOf } from "./support.ts";
import { AUDIENCE, caseChatAt } from "./support.ts";
import { tokenFor } from "@legal/test-kit";

const ai = aiUnderTest();
let caseChat: CaseChat;
let http: TestHttp;
beforeAll(async () => {
  caseChat = await startCaseChat();
  http = await ai.start({ caseChatUrl: caseChat.url });
});
afterAll(() => caseChat.close());
const events = useEvents({
  service: AUDIENCE,
  backing: ai.backing,
  logger: ai.logs.logger,
  subscriptions: () => subscriptions(caseChatAt(caseChat.url)),
});

const staff = testUser({ role: "admin" });
const facts = (id: string, more: object = {}) => ({
  id,
  username: `u${id.slice(-6)}`,
  email: "someone@example.org",
  firstName: "민지",
  lastName: "김",
  displayName: null,
  role: "user" as const,
  language: "ko" as const,
  version: 1,
  ...more,
});
const openRoom = (userId: string, serviceType = "payment-order"): string => {
  const id = newId();
  caseChat.rooms.set(id, { id, userId, serviceType });
  return id;
};

describe("the history", () => {
  it("is the member's own, newest first, in pages, under both names", async () => {
    const as = testUser();
    const ids: string[] = [];
    for (const serviceType of ["payment-order", "complaint", "divorce-lawsuit"])
      ids.unshift((await ask(http, as, "안녕하세요", { serviceType })).conversationId);
    const first = await http.get<AiConversation[]>("/api/ai/conversations?limit=2", { as });
    expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const cursor = encodeURIComponent(first.headers.get("x-next-cursor") ?? "");
    const second = await http.get<AiConversation[]>(`/api/ai/conversations?limit=2&cursor=${cursor}`, { as });
    expect(second.body.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(second.headers.get("x-next-cursor")).toBeNull();
    expect((await http.get<AiConversation[]>("/api/ai-conversations/my", { as })).body).toHaveLength(3);
    expect((await http.get<AiConversation[]>("/api/ai-conversations/my", { as: testUser() })).body).toEqual([]);
  });

  it("begins with the wanted one, which no later page repeats", async () => {
    const as = testUser();
    const ids: string[] = [];
    for (const serviceType of ["payment-order", "complaint", "divorce-lawsuit", "labor-lawsuit"])
      ids.unshift((await ask(http, as, "안녕하세요", { serviceType })).conversationId);
    const oldest = ids[3] ?? "";
    const chatRoomId = openRoom(as.id);
    await http.patch(`/api/ai/conversations/${oldest}/link`, { chatRoomId }, { as });
    const pagesBy = async (path: string, wanted: string, user = as) => {
      const first = await http.get<AiConversation[]>(`${path}?limit=2&${wanted}`, { as: user });
      const cursor = encodeURIComponent(first.headers.get("x-next-cursor") ?? "");
      const second = await http.get<AiConversation[]>(`${path}?limit=2&${wanted}&cursor=${cursor}`, { as: user });
      return [first, second].map(({ body }) => body.map(({ id }) => id));
    };
    const pages = [[oldest, ...ids.slice(0, 2)], ids.slice(2, 3)];
    const ofCustomer = `/api/ai/conversations/${as.id}`;
    expect(await pagesBy(ofCustomer, `conversationId=${oldest}`, staff)).toEqual(pages);
    expect(await pagesBy(ofCustomer, `chatRoomId=${chatRoomId}`, staff)).toEqual(pages);
    expect(await pagesBy("/api/ai/conversations", `chatRoomId=${chatRoomId}`)).toEqual(pages);
    expect(await pagesBy("/api/ai-conversations/my", `conversationId=${oldest}`)).toEqual(pages);
  });

  it("never begins with another member's, whatever is wanted", async () => {
    const [as, other] = [testUser(), testUser()];
    const own = (await ask(http, as, "안녕하세요")).conversationId;
    const theirs = (await ask(http, other, "안녕하세요")).conversationId;
    for (const [path, user] of [
      ["/api/ai/conversations", as],
      [`/api/ai/conversations/${as.id}`, staff],
    ] as const) {
      const { body } = await http.get<AiConversation[]>(`${path}?conversationId=${theirs}`, { as: user });
      expect(body.map(({ id }) => id)).toEqual([own]);
    }
  });

  it("of a customer is for staff alone", async () => {
    const as = testUser();
    await ask(http, as, "안녕하세요");
    const path = `/api/ai/conversations/${as.id}`;
    expect((await http.get<AiConversation[]>(path, { as: staff })).body).toHaveLength(1);
    expect((await http.get(path, { as })).status).toBe(403);
    expect((await http.get(path)).status).toBe(401);
  });
});

describe("a link to a case", () => {
  it("holds when conversation and case are both the caller's", async () => {
    const as = testUser();
    const { conversationId } = await ask(http, as, "안녕하세요");
    const chatRoomId = openRoom(as.id);
    const { status, body } = await http.patch<AiConversation>(
      `/api/ai/conversations/${conversationId}/link`,
      { chatRoomId },
      { as },
    );
    expect([status, body.chatRoomId]).toEqual([200, chatRoomId]);
    expect((await conversationOf(http, as, conversationId)).chatRoomId).toBe(chatRoomId);
  });

  it("comes with the purchase by itself, from the last conversation about the service, and replaces none", async () => {
    const as = testUser();
    const buy = async (roomId: string) =>
      events.deliver(caseOpened, {
        roomId,
        userId: as.id,
        serviceType: "payment-order",
        packageType: "standard",
        price: 110_000,
      });
    const other = (await ask(http, as, "안녕하세요", { serviceType: "complaint" })).conversationId;
    const asked = (await ask(http, as, "돈을 못 받았습니다", { serviceType: "payment-order" })).conversationId;
    const [first, second] = [newId(), newId()];
    await buy(first);
    await buy(second);
    expect((await conversationOf(http, as, asked)).chatRoomId).toBe(first);
    expect((await conversationOf(http, as, other)).chatRoomId).toBeNull();
  });

  it("answers 404 for another's case, another's conversation, an absent case, and staff", async () => {
    const [as, other] = [testUser(), testUser()];
    const own = (await ask(http, as, "안녕하세요")).conversationId;
    const theirs = (await ask(http, other, "안녕하세요")).conversationId;
    const link = async (id: string, chatRoomId: string, user = as) =>
      (await http.patch(`/api/ai/conversations/${id}/link`, { chatRoomId }, { as: user })).status;
    expect(await link(own, openRoom(other.id))).toBe(404);
    expect(await link(theirs, openRoom(as.id))).toBe(404);
    expect(await link(own, newId())).toBe(404);
    expect(await link(own, openRoom(as.id), staff)).toBe(404);
  });
});

describe("the Word file", () => {
  const download = (id: string, as = staff) =>
    fetch(`${http.url}/api/ai/conversations/${id}/download`, {
      headers: { authorization: `Bearer ${tokenFor(as, AUDIENCE)}` },
    });

  it("holds customer, service, dates, every turn and the sources, and what people type stays text", async () => {
    const as = testUser();
    await events.deliver(userCreated, facts(as.id));
    const typed = '=HYPERLINK("http://evil") <w:t>&amp;</w:t> \u0007\ud800 지급명령을 받았어요';
    const { conversationId } = await ask(http, as, typed);
    const answer = await download(conversationId);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("wordprocessingml");
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" }).format(new Date()).replaceAll("-", "");
    const name = encodeURIComponent(`AI대화_지급명령_${day}.docx`);
    expect(answer.headers.get("content-disposition")).toContain(`attachment; filename="AI__`);
    expect(answer.headers.get("content-disposition")).toContain(`filename*=UTF-8''${name}`);
    const archive = Buffer.from(await answer.arrayBuffer());
    const document = partOf(archive, "word/document.xml");
    expect(document).toContain("AI 상담 기록: 지급명령");
    expect(document).toContain("김 민지");
    expect(document).toContain("=HYPERLINK(&quot;http://evil&quot;) &lt;w:t&gt;&amp;amp;&lt;/w:t&gt;");
    expect(document).toContain("민사소송법 제256조, 제468조, 제470조");
    expect(document).toContain("AI 자동 안내");
    expect(document.match(/지급명령을 받은 날부터 2주 안에/gu)).toHaveLength(1);
    expect(document).not.toContain("기한 주의");
    expect(document).not.toContain("\u0007");
    expect(partOf(archive, "word/styles.xml")).toContain("Malgun Gothic");
    expect(partOf(archive, "word/footer1.xml")).toContain("PAGE");
  });

  it("says of an answer that was cut off long ago that it failed, as the screen does", async () => {
    const { conversationId } = await ask(http, testUser(), "안녕하세요");
    const conversations = mongoose.connection.collection<{ _id: string }>("ai_conversations");
    const cutOff = { "messages.1.status": "writing", "messages.1.createdAt": new Date(Date.now() - 3_600_000) };
    await conversations.updateOne({ _id: conversationId }, { $set: cutOff });
    const answer = await download(conversationId);
    const document = partOf(Buffer.from(await answer.arrayBuffer()), "word/document.xml");
    expect(document).toContain("답변하지 못함");
    expect(document).not.toContain("작성 중");
  });

  it("is for the owner and staff; another's answers as an absent one", async () => {
    const as = testUser();
    const { conversationId } = await ask(http, as, "안녕하세요");
    expect((await download(conversationId, as)).status).toBe(200);
    expect((await download(conversationId, testUser())).status).toBe(404);
    expect((await download(newId(), staff)).status).toBe(404);
  });
});

describe("events", () => {
  it("a deleted account takes its conversations along, and comes back by no late event", async () => {
    const as = testUser();
    await ask(http, as, "안녕하세요");
    const counters = mongoose.connection.collection<{ _id: string; tokens: number }>("usage_counters");
    await counters.insertOne({ _id: `2026-11-20:user:${as.id}`, tokens: 7 });
    const translations = mongoose.connection.collection("translations");
    await translations.insertOne({ ownerId: as.id });
    const published = mongoose.connection.collection("published_events");
    const reported = { name: "ai.danger-reported.v1", accountId: as.id };
    await published.insertOne({ events: [reported] });
    await events.deliver(userDeleted, { userId: as.id });
    expect(await Conversation.countDocuments({ userId: as.id })).toBe(0);
    expect(await counters.countDocuments({ _id: { $regex: as.id } })).toBe(0);
    expect(await translations.countDocuments({ ownerId: as.id })).toBe(0);
    expect(await published.countDocuments({ events: { $elemMatch: reported } })).toBe(0);
    expect(
      (
        await http.post(
          "/api/ai/chat",
          { serviceType: "complaint", messages: [{ role: "user", content: "네" }] },
          { as },
        )
      ).status,
    ).toBe(401);
    expect(await Conversation.countDocuments({ userId: as.id })).toBe(0);
    await events.deliver(userCreated, facts(as.id));
    const user = await mongoose.connection
      .collection<{ _id: string; deleted: boolean }>("users")
      .findOne({ _id: as.id });
    expect(user?.deleted).toBe(true);
  });

  it("a deleted room leaves its conversation without one", async () => {
    const as = testUser();
    const { conversationId } = await ask(http, as, "안녕하세요");
    const chatRoomId = openRoom(as.id);
    await http.patch(`/api/ai/conversations/${conversationId}/link`, { chatRoomId }, { as });
    await events.deliver(roomsDeleted, { userId: as.id, roomIds: [chatRoomId] });
    expect((await conversationOf(http, as, conversationId)).chatRoomId).toBeNull();
  });

  it("a member who waits is answered once, in their language, as AI, without advice", async () => {
    const as = testUser();
    await events.deliver(userCreated, facts(as.id, { language: "ja" }));
    const received: unknown[] = [];
    const outbox = mongoose.connection.collection<{ name: string; payload: unknown }>("outbox");
    const watching = setInterval(() => {
      void outbox.findOne({ name: autoAnswered.name }).then((row) => row && received.push(row.payload));
    }, 1);
    const payload = { roomId: newId(), userId: as.id, seq: 3, since: new Date().toISOString(), officeOpen: false };
    await events.deliver(memberWaiting, payload);
    await until(() => received.length > 0);
    clearInterval(watching);
    expect(received[0]).toMatchObject({
      roomId: payload.roomId,
      seq: 3,
      content: expect.stringContaining("AIからの自動案内"),
    });
  });

  it("no one is answered whose account is gone", async () => {
    const as = testUser();
    await events.deliver(userCreated, facts(as.id, { language: "ja" }));
    await events.deliver(userDeleted, { userId: as.id });
    const received = new Set<unknown>();
    const outbox = mongoose.connection.collection<{ name: string; payload: { roomId: string } }>("outbox");
    const watching = setInterval(() => {
      void outbox.find({ name: autoAnswered.name }).forEach(({ payload }) => void received.add(payload.roomId));
    }, 1);
    const waiting = { seq: 3, since: new Date().toISOString(), officeOpen: false };
    const [theirs, others] = [newId(), newId()];
    await events.deliver(memberWaiting, { ...waiting, userId: as.id, roomId: theirs });
    // Someone else's answer comes after theirs would have.
    await events.deliver(memberWaiting, { ...waiting, userId: newId(), roomId: others });
    await until(() => received.has(others));
    clearInterval(watching);
    expect(received).not.toContain(theirs);
  });
});
