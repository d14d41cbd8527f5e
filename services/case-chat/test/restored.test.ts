import { autoAnswered, type CaseCounts, type ChatRoom } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { prepareLists } from "../src/cases/lists/prepare-lists.ts";
import { catchUpRooms } from "../src/cases/restored/catch-up-rooms.ts";
import { notifyUnansweredMembers } from "../src/jobs/notify-unanswered-members.ts";
import { deadlinesOf, enter, PAYMENT_ORDER, PAYMENT_ORDER_DUE, roomOf } from "./support-deadlines.ts";
import { useChatEvents } from "./support-events.ts";
import { admin, buy, member, messagesOf, say, send, useChat } from "./support.ts";

const chat = useChat();
const events = useChatEvents(chat);
const [owner, staff] = [member(), admin()];
const collection = (name: string) => mongoose.connection.collection<{ _id: string }>(name);
const read = (name: string) => collection(name).find().toArray();
const put = async (name: string, documents: readonly { _id: string }[]) => {
  for (const document of documents) await collection(name).replaceOne({ _id: document._id }, document);
};
const counts = async () => (await chat.http.get<CaseCounts>("/api/chat-rooms/counts", { as: staff })).body;
const listed = async (tab: string) =>
  (await chat.http.get<ChatRoom[]>(`/api/chat-rooms?tab=${encodeURIComponent(tab)}`, { as: staff })).body.map(
    ({ id }) => id,
  );
const setStatus = (id: string, status: string) =>
  chat.http.patch<ChatRoom>(`/api/chat-rooms/${id}/status`, { caseStatus: status }, { as: staff });

/** As a restore leaves the platform. */
const restored = async () => {
  await collection("room_list_entries").deleteMany();
  await collection("room_list_counts").deleteMany();
  await collection("restores").insertOne({ _id: "rooms", restoredAt: new Date() } as never);
};
const start = async () => {
  await prepareLists();
  await catchUpRooms(chat.logs.logger);
};

describe("an export that was made while people wrote", () => {
  it("comes back as rooms that agree with their messages, deadlines, numbers and lists", async () => {
    const client = await chat.replica(0).connect(owner);
    const room = await buy(chat.http, owner);
    await say(client, room.id, "첫 번째");
    const before = { rooms: await read("chat_rooms"), counters: await read("case_counters") };
    await say(client, room.id, "두 번째");
    const late = await say(client, room.id, "세 번째");
    await setStatus(room.id, "작성중");
    const deadline = await enter(chat.http, staff, room.id, PAYMENT_ORDER);
    const other = await buy(chat.http, member());
    await put("chat_rooms", before.rooms);
    await put("case_counters", before.counters);
    await restored();
    await Promise.all([start(), start()]);

    const { lastUserMessageAt } = await roomOf(chat.http, staff, room.id);
    expect(await roomOf(chat.http, staff, room.id)).toMatchObject({
      lastSeq: 3,
      deadline: PAYMENT_ORDER_DUE,
      openDeadlines: 1,
      unreadOfStaff: { others: 3 },
    });
    expect(lastUserMessageAt).toBe(late.createdAt);
    expect(await deadlinesOf(chat.http, staff, room.id)).toMatchObject([{ id: deadline.id }]);
    const answer = await send(client, { chatRoomId: room.id, content: "네 번째", clientMessageId: newId() });
    expect(answer).toMatchObject({ ok: true, message: { seq: 4 } });
    const contents = (await messagesOf(chat.http, owner, room.id)).map(({ content }) => content);
    expect(contents.toSorted()).toEqual(["네 번째", "두 번째", "세 번째", "첫 번째"]);
    expect((await setStatus(room.id, "작성중")).status).toBe(200);
    expect(await listed("작성중")).toEqual([room.id]);
    expect(await listed("urgent")).toEqual([room.id]);
    const next = await buy(chat.http, member());
    expect(new Set([room, other, next].map(({ caseNumber }) => caseNumber)).size).toBe(3);
    expect(await counts()).toMatchObject({ total: 3, tabs: { all: 3, 작성중: 1, urgent: 1 } });
  });

  it("has each customer wait since their own first message, also behind an automatic answer", async () => {
    const customer = member();
    const client = await chat.replica(0).connect(customer);
    const room = await buy(chat.http, customer);
    const before = (await read("chat_rooms")).filter(({ _id }) => _id === room.id);
    const first = await say(client, room.id, "계신가요?");
    const last = await say(client, room.id, "급합니다");
    const rules = { afterMs: 60_000, office: { hours: "09:00-18:00", closedOn: [] } };
    await notifyUnansweredMembers(rules, new Date(Date.now() + 61_000));
    await events.publish(autoAnswered, { roomId: room.id, seq: last.seq, content: "AI 자동 응답입니다." });
    await until(async () => (await messagesOf(chat.http, customer, room.id)).length === 3);
    await put("chat_rooms", before);
    await restored();
    await start();
    const own = { waitingSince: first.createdAt, lastUserMessageAt: last.createdAt };
    expect(await roomOf(chat.http, staff, room.id)).toMatchObject({ lastSeq: 3, ...own });
  });

  it("is caught up with once", async () => {
    const before = await read("chat_rooms");
    await start();
    expect(await read("restores")).toEqual([]);
    expect(await read("chat_rooms")).toEqual(before);
  });
});
