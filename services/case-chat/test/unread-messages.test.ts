import { messagesUnread } from "@legal/contracts";
import { AI_SENDER_ID } from "@legal/contracts/constants";
import { newId, type User } from "@legal/service-kit";
import { usedIndexes } from "@legal/test-kit";
import mongoose from "mongoose";
import { notifyUnread } from "../src/jobs/notify-unread.ts";
import { backfillUnreadSince } from "../src/messages/backfill-unread-since.ts";
import { sendMessage } from "../src/messages/send-message.ts";
import { ChatRoom } from "../src/rooms/chat-room-model.ts";
import { known } from "./support-desk.ts";
import { recorded } from "./support-recorded.ts";
import { admin, buy, member, say, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();
const FIVE_MINUTES = 5 * 60_000;

const after = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const look = (minutes: number) => notifyUnread(FIVE_MINUTES, after(minutes));

const startConversation = async () => {
  const owner = member();
  const room = await buy(chat.http, owner);
  const [client, office] = [await chat.http.connect(owner), await chat.http.connect(staff)];
  return {
    room,
    fromCustomer: (text: string) => say(client, room.id, text),
    fromOffice: (text: string) => say(office, room.id, text),
    read: (as = owner) => chat.http.post(`/api/chat-rooms/${room.id}/read`, {}, { as }),
    announced: () => recorded(messagesUnread, room.id),
  };
};

// What other tests left unread is published in their own rooms.
beforeEach(() => ChatRoom.updateMany({}, { $unset: { unreadSinceUser: "", unreadSinceAdmin: "" } }));

describe("unread messages", () => {
  it("are published after five minutes, once for all of them, each side of its own", async () => {
    const { room, fromOffice, fromCustomer, announced } = await startConversation();
    const first = await fromOffice("서류를 받았습니다");
    const second = await fromOffice("월요일까지 확인하겠습니다");
    expect(await look(4)).toBe(0);
    expect(await look(6)).toBe(1);
    expect(await look(60)).toBe(0);
    const facts = { roomId: room.id, userId: room.userId, since: first.createdAt };
    expect(await announced()).toEqual([{ ...facts, side: "user", seq: second.seq }]);
    const answer = await fromCustomer("감사합니다");
    expect(await look(6)).toBe(1);
    expect((await announced()).at(-1)).toMatchObject({ side: "admin", seq: answer.seq, since: answer.createdAt });
  });

  it("are published again when more come, counted from the first of those", async () => {
    const { fromOffice, announced } = await startConversation();
    await fromOffice("하나");
    await look(6);
    const next = await fromOffice("둘");
    expect(await look(6)).toBe(1);
    expect((await announced()).at(-1)).toMatchObject({ seq: next.seq, since: next.createdAt });
  });

  it("are not published when they were read in time, by the customer or by any staff", async () => {
    const { fromOffice, fromCustomer, read, announced } = await startConversation();
    await fromOffice("하나");
    await read();
    await fromCustomer("둘");
    await read(admin());
    expect(await look(60)).toBe(0);
    expect(await announced()).toEqual([]);
  });

  it("are published again, after five minutes, where a colleague handles the case from then on", async () => {
    const { room, fromCustomer, read, announced } = await startConversation();
    const [handler, colleague] = [admin(), admin()];
    const assign = async (to: User) => {
      await known(to, "김사무");
      const path = `/api/chat-rooms/${room.id}/assignee`;
      expect((await chat.http.patch(path, { assigneeId: to.id }, { as: staff })).status).toBe(200);
    };
    await assign(handler);
    expect(await look(60)).toBe(0);
    const message = await fromCustomer("확인 부탁드립니다");
    expect(await look(6)).toBe(1);
    await assign(colleague);
    expect(await look(4)).toBe(0);
    expect(await look(6)).toBe(1);
    expect(await announced()).toMatchObject([{ seq: message.seq }, { side: "admin", seq: message.seq }]);
    await read(colleague);
    await assign(handler);
    expect(await look(60)).toBe(0);
  });

  it("are not published where only the automatic acknowledgement is new", async () => {
    const { room, announced } = await startConversation();
    const answer = { senderId: AI_SENDER_ID, senderName: null, fileId: null, sentByAdmin: true, aiAutoResponse: true };
    await sendMessage({ ...answer, chatRoomId: room.id, clientMessageId: newId(), content: "AI 자동 응답입니다." });
    expect(await look(60)).toBe(0);
    expect(await announced()).toEqual([]);
  });

  it("are published once where two replicas look at the same moment", async () => {
    const { fromOffice, announced } = await startConversation();
    await fromOffice("하나");
    await Promise.all([look(6), look(6), look(6)]);
    expect(await announced()).toHaveLength(1);
  });

  it("are found in more rooms than a round holds", async () => {
    const { room, fromOffice } = await startConversation();
    await fromOffice("하나");
    const stored = await ChatRoom.collection.findOne({ _id: room.id as never }, { projection: { case: 0 } });
    const copies = Array.from({ length: 450 }, (_, index) => ({
      ...stored,
      _id: `copy-${index}`,
      userId: newId(),
      // Nothing is unread there by now.
      unreadSinceUser: new Date(Date.now() - 1000 + index),
    }));
    await ChatRoom.collection.insertMany(copies as never);
    expect(await look(6)).toBe(1);
    expect(await ChatRoom.countDocuments({ unreadSinceUser: { $exists: true } })).toBe(0);
    await ChatRoom.collection.deleteMany({ _id: { $in: copies.map(({ _id }) => _id) } } as never);
  });

  it("are found by an index", async () => {
    for (const field of ["unreadSinceUser", "unreadSinceAdmin"]) {
      const filter = { [field]: { $exists: true, $gt: new Date(0), $lte: new Date() } };
      expect(await usedIndexes("chat_rooms", filter, { [field]: 1 })).toEqual([`${field}_1`]);
    }
  });
});

describe("beside the release before", () => {
  const rooms = () => mongoose.connection.collection<{ _id: string }>("chat_rooms");
  const unmark = (id: string) =>
    rooms().updateOne(
      { _id: id },
      { $unset: { unreadSinceUser: "", unreadSinceAdmin: "", unreadToldUser: "", unreadToldAdmin: "" } },
    );

  it("what it stored is published too", async () => {
    const { room, fromOffice, announced } = await startConversation();
    await fromOffice("하나");
    await unmark(room.id);
    expect(await look(6)).toBe(0);
    await backfillUnreadSince();
    expect(await look(6)).toBe(1);
    await backfillUnreadSince();
    expect(await look(60)).toBe(0);
    expect(await announced()).toHaveLength(1);
  });

  it("what has lain unread for long is not published when this release begins", async () => {
    const { room, fromOffice } = await startConversation();
    await fromOffice("하나");
    await unmark(room.id);
    await backfillUnreadSince(after(180));
    expect(await look(200)).toBe(0);
  });

  it("what it marked as read is not published", async () => {
    const { room, fromOffice, announced } = await startConversation();
    const { seq } = await fromOffice("하나");
    await rooms().updateOne({ _id: room.id }, { $set: { readSeqUser: seq, readByUser: 1 } });
    expect(await look(6)).toBe(0);
    expect(await announced()).toEqual([]);
  });
});
