import {
  autoAnswered,
  type CaseActivity,
  type CaseCounts,
  type CaseNoticeFacts,
  type ChatRoom,
} from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { deleteUser } from "../src/account-sync/delete-user.ts";
import { backfillWaitingSince } from "../src/messages/backfill-waiting-since.ts";
import { notifyUnansweredMembers } from "../src/jobs/notify-unanswered-members.ts";
import type { ChatRoomRecord } from "../src/rooms/chat-room-model.ts";
import { useChatEvents } from "./support-events.ts";
import { admin, buy, hearing, join, member, messagesOf, say, useChat } from "./support.ts";

const chat = useChat();
const events = useChatEvents(chat);
const [staff, colleague] = [admin(), admin()];

const rooms = () => mongoose.connection.collection<ChatRoomRecord>("chat_rooms");

const startConversation = async () => {
  const owner = member();
  const room = await buy(chat.http, owner);
  const [client, office] = [await chat.http.connect(owner), await chat.http.connect(staff)];
  await join(client, room.id);
  await join(office, room.id);
  return { owner, room, client, office };
};
const shown = async (id: string, as: User = staff) =>
  (await chat.http.get<ChatRoom>(`/api/chat-rooms/${id}`, { as })).body;
const waitsForNotices = async (id: string) => {
  const asService = "notifications" as const;
  return (await chat.http.get<CaseNoticeFacts>(`/internal/case-notice-facts/${id}`, { asService })).body.customerWaits;
};
const read = (id: string, as: User) => chat.http.post(`/api/chat-rooms/${id}/read`, undefined, { as });
const settle = (id: string, waiting: boolean, lastSeq: number, as: User = staff) =>
  chat.http.patch<ChatRoom>(`/api/chat-rooms/${id}/waiting`, { waiting, lastSeq }, { as });
const waiting = async (query = "") =>
  (await chat.http.get<ChatRoom[]>(`/api/chat-rooms?filter=unanswered${query}`, { as: staff })).body;
const counts = async () => (await chat.http.get<CaseCounts>("/api/chat-rooms/counts", { as: staff })).body;

/** As the release before stores a message: without since when the customer waits. */
const sayAsBefore = async (id: string, sentByAdmin: boolean, at: Date) => {
  const room = await rooms().findOne({ _id: id });
  if (!room) throw new Error("no room");
  const seq = room.lastSeq + 1;
  const said = { senderId: newId(), clientMessageId: newId(), content: "x", file: null, aiAutoResponse: false };
  const message = { _id: newId(), chatRoomId: id, seq, ...said, sentByAdmin, createdAt: at };
  await mongoose.connection.collection<{ _id: string }>("messages").insertOne(message);
  const counted = sentByAdmin ? { sentByAdmin: 1 } : { sentByUser: 1 };
  const asked = sentByAdmin ? {} : { lastUserMessageAt: at, awaitsAdmin: true };
  const set = { updatedAt: at, spokenAt: at, unanswered: !sentByAdmin, ...asked };
  await rooms().updateOne({ _id: id }, { $inc: { lastSeq: 1, ...counted }, $set: set });
};

describe("a customer waits", () => {
  it("since the first message without an answer, also when staff have read it", async () => {
    const { room, client, office } = await startConversation();
    expect(await shown(room.id)).toMatchObject({ waitingSince: null, lastWords: null });
    const first = await say(client, room.id, "법원에서 등기가 왔습니다");
    await say(client, room.id, "11월 20일에 받았습니다");
    await read(room.id, colleague);
    const words = { content: "11월 20일에 받았습니다", sentByAdmin: false };
    expect(await shown(room.id)).toMatchObject({ waitingSince: first.createdAt, lastWords: words });
    expect(await waitsForNotices(room.id)).toBe(true);
    await say(office, room.id, "확인했습니다");
    expect(await waitsForNotices(room.id)).toBe(false);
    expect(await shown(room.id)).toMatchObject({ waitingSince: null, lastWords: { sentByAdmin: true } });
    const next = await say(client, room.id, "하나 더 있습니다");
    expect((await shown(room.id)).waitingSince).toBe(next.createdAt);
  });

  it("through an automatic answer, which is not their last word either", async () => {
    const { owner, room, client } = await startConversation();
    const { createdAt } = await say(client, room.id, "계신가요?");
    const rules = { afterMs: 60_000, office: { hours: "09:00-18:00", closedOn: [] } };
    expect(await notifyUnansweredMembers(rules, new Date(Date.now() + 120_000))).toBeGreaterThan(0);
    await events.publish(autoAnswered, { roomId: room.id, seq: 1, content: "AI 자동 응답입니다." });
    await until(async () => (await messagesOf(chat.http, owner, room.id)).length === 2);
    expect(await shown(room.id)).toMatchObject({ waitingSince: createdAt, lastWords: { content: "계신가요?" } });
  });

  it("right also when both sides write at once", async () => {
    const { room, client, office } = await startConversation();
    const turns = Array.from({ length: 10 }, (_, turn) => turn);
    await Promise.all(turns.flatMap((turn) => [say(client, room.id, `a${turn}`), say(office, room.id, `b${turn}`)]));
    const stored = await messagesOf(chat.http, staff, room.id);
    const answered = stored.findLastIndex(({ sentByAdmin }) => sentByAdmin);
    expect((await shown(room.id)).waitingSince).toBe(stored[answered + 1]?.createdAt ?? null);
  });

  it("and the customer is shown none of it", async () => {
    const { owner, room, client } = await startConversation();
    await say(client, room.id, "?");
    const own = await shown(room.id, owner);
    expect(own).not.toHaveProperty("waitingSince");
    expect(own).not.toHaveProperty("unreadOfStaff");
    expect(own).not.toHaveProperty("lastWords");
  });
});

describe("staff in a room of their own", () => {
  it("are sent the office's view of it, and not the customer's beside it", async () => {
    const room = await buy(chat.http, staff);
    const updates = hearing(await chat.http.connect(staff), "room-updated");
    await say(await chat.http.connect(colleague), room.id, "안녕하세요");
    await until(() => updates.some(({ id, lastSeq }) => id === room.id && lastSeq === 1));
    for (const update of updates) expect(update).toHaveProperty("unreadOfStaff");
  });
});

describe("the last words", () => {
  it.each([
    ["emoji", "가".repeat(159) + "👨‍👩‍👧‍👦".repeat(3), "가".repeat(159)],
    ["a pair of code units", "가".repeat(159) + "😀😀", "가".repeat(159)],
    ["nothing special", "나".repeat(4000), "나".repeat(160)],
  ])("of a long message end with a whole character: %s", async (_what, content, shownWords) => {
    const { room, client } = await startConversation();
    await say(client, room.id, content);
    expect((await shown(room.id)).lastWords?.content).toBe(shownWords);
  });
});

describe("unread messages of the office", () => {
  it("are each staff member's own", async () => {
    const { room, client } = await startConversation();
    await say(client, room.id, "1");
    await read(room.id, staff);
    await say(client, room.id, "2");
    const received = hearing(await chat.http.connect(staff), "room-updated");
    await read(room.id, colleague);
    expect((await shown(room.id, colleague)).unreadCountAdmin).toBe(0);
    expect((await shown(room.id, staff)).unreadCountAdmin).toBe(1);
    expect((await shown(room.id, admin())).unreadCountAdmin).toBe(2);
    // What was said before may still be on its way.
    await until(() => received.at(-1)?.unreadOfStaff?.by[colleague.id]);
    const { by, others } = received.at(-1)?.unreadOfStaff ?? { by: {}, others: 0 };
    expect([by[staff.id]?.unread, by[colleague.id]?.unread, others]).toEqual([1, 0, 2]);
  });

  it("are none for who never opened the room, once a colleague has answered", async () => {
    const { room, client, office } = await startConversation();
    await say(client, room.id, "1");
    await read(room.id, staff);
    await say(office, room.id, "2");
    expect((await shown(room.id, admin())).unreadCountAdmin).toBe(0);
  });
});

describe("unread messages of who never opened the room", () => {
  it("are those since the last answer, however long the conversation was", async () => {
    const { room, client, office } = await startConversation();
    const unread = async () => (await shown(room.id, admin())).unreadCountAdmin;
    for (const content of ["1", "2", "3"]) await say(client, room.id, content);
    await read(room.id, staff);
    await say(office, room.id, "네");
    expect(await unread()).toBe(0);
    await say(client, room.id, "4");
    expect(await unread()).toBe(1);
    await settle(room.id, false, 5);
    await say(client, room.id, "5");
    expect(await unread()).toBe(1);
    await settle(room.id, false, 6);
    await settle(room.id, true, 6);
    expect(await unread()).toBe(2);
  });
});

it("how far staff have read is forgotten with their account", async () => {
  const { room, client } = await startConversation();
  const leaver = admin();
  await say(client, room.id, "1");
  await read(room.id, leaver);
  await read(room.id, staff);
  await inTransaction((session) => deleteUser(leaver.id, session));
  expect(Object.keys((await shown(room.id)).unreadOfStaff?.by ?? {})).toEqual([staff.id]);
});

describe("settling without an answer", () => {
  it("ends the wait, shows on other screens and in the history; the next message waits again", async () => {
    const { room, client } = await startConversation();
    await say(client, room.id, "감사합니다!");
    const received = hearing(await chat.http.connect(colleague), "room-updated");
    expect(await settle(room.id, false, 1)).toMatchObject({ status: 200, body: { waitingSince: null } });
    await until(() => received.some(({ id, waitingSince }) => id === room.id && waitingSince === null));
    expect((await waiting()).map(({ id }) => id)).not.toContain(room.id);
    const { body } = await chat.http.get<CaseActivity[]>(`/api/chat-rooms/${room.id}/activity`, { as: staff });
    expect(body[0]).toMatchObject({ kind: "waiting", from: "waiting", to: null });
    const next = await say(client, room.id, "그런데 질문이 있습니다");
    expect((await shown(room.id)).waitingSince).toBe(next.createdAt);
  });

  it("is taken back with the time since when it waits", async () => {
    const { room, client } = await startConversation();
    const { createdAt } = await say(client, room.id, "질문입니다");
    await settle(room.id, false, 1);
    expect(await settle(room.id, true, 1)).toMatchObject({ status: 200, body: { waitingSince: createdAt } });
    expect((await waiting()).map(({ id }) => id)).toContain(room.id);
  });

  it("is refused when a message came that the caller has not seen", async () => {
    const { room, client } = await startConversation();
    await say(client, room.id, "1");
    await say(client, room.id, "2");
    const answer = await settle(room.id, false, 1);
    expect(answer).toMatchObject({ status: 409, body: { code: "MESSAGE_CAME_FIRST", current: { lastSeq: 2 } } });
    expect((await shown(room.id)).waitingSince).not.toBeNull();
  });

  it("is not a member's, and not of what staff have answered", async () => {
    const { owner, room, client, office } = await startConversation();
    await say(client, room.id, "1");
    expect((await settle(room.id, false, 1, owner)).status).toBe(403);
    expect((await settle(newId(), false, 1)).status).toBe(404);
    await say(office, room.id, "2");
    expect(await settle(room.id, true, 2)).toMatchObject({ status: 200, body: { waitingSince: null } });
  });
});

describe("the list of those who wait", () => {
  it("has the longest wait first, page by page, and the desk counts people", async () => {
    const before = (await waiting("&limit=200")).length;
    const countedBefore = (await counts()).waiting?.customers ?? 0;
    const conversations = [await startConversation(), await startConversation(), await startConversation()];
    for (const { client, room } of conversations) await say(client, room.id, "?");
    const [first] = conversations;
    const second = await buy(chat.http, first?.owner ?? member(), "lawsuit");
    await join(first?.client as never, second.id);
    await say(first?.client as never, second.id, "??");
    const all = await waiting("&limit=200");
    const since = all.map(({ waitingSince }) => waitingSince ?? "");
    expect(since).toEqual(since.toSorted());
    expect(all).toHaveLength(before + 4);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { body: ChatRoom[]; headers: Headers } = await chat.http.get<ChatRoom[]>(
        `/api/chat-rooms?filter=unanswered&limit=2${cursor ? `&cursor=${cursor}` : ""}`,
        { as: staff },
      );
      seen.push(...page.body.map(({ id }) => id));
      cursor = page.headers.get("x-next-cursor");
    } while (cursor);
    expect(seen).toEqual(all.map(({ id }) => id));
    expect((await counts()).waiting).toEqual({ customers: countedBefore + 3, since: since[0] });
  });
});

describe("messages of the release before", () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  it("make the customer wait at once, and since the first of them once they are counted", async () => {
    const { room } = await startConversation();
    await sayAsBefore(room.id, false, minutesAgo(20));
    await sayAsBefore(room.id, false, minutesAgo(10));
    expect((await shown(room.id)).waitingSince).not.toBeNull();
    expect((await waiting("&limit=200")).map(({ id }) => id)).toContain(room.id);
    expect(await backfillWaitingSince()).toBe(1);
    expect(await backfillWaitingSince()).toBe(0);
    const [first] = await messagesOf(chat.http, staff, room.id);
    expect((await shown(room.id)).waitingSince).toBe(first?.createdAt);
  });

  it("that answer end the wait, and what is asked after them waits from then on", async () => {
    const { room, client } = await startConversation();
    await say(client, room.id, "1");
    await sayAsBefore(room.id, true, new Date());
    expect((await shown(room.id)).waitingSince).toBeNull();
    const question = await say(client, room.id, "2");
    expect((await shown(room.id)).waitingSince).toBe(question.createdAt);
    await backfillWaitingSince();
    expect((await shown(room.id)).waitingSince).toBe(question.createdAt);
  });

  it("do not wait any longer when they are settled while they are counted", async () => {
    const { room, client } = await startConversation();
    await sayAsBefore(room.id, false, new Date(Date.now() - 3_600_000));
    const stored = await rooms().findOne({ _id: room.id });
    if (!stored) throw new Error("no room");
    // Counted first, so that there is time to settle.
    const others = Array.from({ length: 60 }, (_, at) => ({ ...stored, _id: `0-${at}`, case: undefined }));
    await rooms().insertMany(others, { ignoreUndefined: true });
    const [, settled] = await Promise.all([backfillWaitingSince(), settle(room.id, false, 1)]);
    expect(settled.status).toBe(200);
    const next = await say(client, room.id, "하나 더 있습니다");
    expect((await shown(room.id)).waitingSince).toBe(next.createdAt);
    await rooms().deleteMany({ _id: { $in: others.map(({ _id }) => _id) } });
  });

  it("after a settled one wait for themselves", async () => {
    const { room, client } = await startConversation();
    await say(client, room.id, "감사합니다");
    await settle(room.id, false, 1);
    await sayAsBefore(room.id, false, new Date());
    await backfillWaitingSince();
    const messages = await messagesOf(chat.http, staff, room.id);
    expect((await shown(room.id)).waitingSince).toBe(messages[1]?.createdAt);
  });
});
