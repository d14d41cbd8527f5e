import { messagesUnread, type CaseCounts, type ChatRoom } from "@legal/contracts";
import { until } from "@legal/test-kit";
import { notifyUnread } from "../src/jobs/notify-unread.ts";
import { Message } from "../src/messages/message-model.ts";
import { ChatRoom as Room } from "../src/rooms/chat-room-model.ts";
import { recorded } from "./support-recorded.ts";
import { admin, buy, hearing, join, member, messagesOf, say, useChat } from "./support.ts";

const chat = useChat();
const staff = admin();

const startConversation = async () => {
  const owner = member();
  const room = await buy(chat.http, owner);
  const [ours, theirs] = await Promise.all([chat.http.connect(owner), chat.http.connect(staff)]);
  await Promise.all([join(ours, room.id), join(theirs, room.id)]);
  const read = async (as: typeof owner, upTo?: number) =>
    (
      await chat.http.post<ChatRoom>(`/api/chat-rooms/${room.id}/read`, upTo === undefined ? undefined : { upTo }, {
        as,
      })
    ).body;
  const state = async () => (await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: owner })).body;
  return { owner, room, ours, theirs, read, state };
};

describe("unread messages", () => {
  it("are the other side's alone, and gone once read", async () => {
    const { owner, room, ours, theirs, read, state } = await startConversation();
    await say(ours, room.id, "1");
    await say(theirs, room.id, "2");
    await say(theirs, room.id, "3");
    expect(await state()).toMatchObject({ lastSeq: 3, unreadCountUser: 2, unreadCountAdmin: 1 });
    expect(await read(owner)).toMatchObject({ unreadCountUser: 0, unreadCountAdmin: 1, readSeqUser: 3 });
    expect(await read(staff)).toMatchObject({ unreadCountUser: 0, unreadCountAdmin: 0, readSeqAdmin: 3 });
  });

  it("always equal what a count over the messages gives, also under parallel writing and reading", async () => {
    const { owner, room, ours, theirs, read, state } = await startConversation();
    const turns = Array.from({ length: 15 }, (_, turn) => turn);
    await Promise.all(
      turns.flatMap((turn) => [
        say(ours, room.id, `a${turn}`),
        say(theirs, room.id, `b${turn}`),
        ...(turn % 3 === 0 ? [read(owner), read(staff)] : []),
      ]),
    );
    const { lastSeq, readSeqUser, readSeqAdmin, unreadCountUser, unreadCountAdmin } = await state();
    const unread = (sentByAdmin: boolean, seq: number) =>
      Message.countDocuments({ chatRoomId: room.id, sentByAdmin, seq: { $gt: seq } });
    expect(lastSeq).toBe(30);
    expect(unreadCountUser).toBe(await unread(true, readSeqUser));
    expect(unreadCountAdmin).toBe(await unread(false, readSeqAdmin));
  });

  it("lead the office to the most recently updated unread room, support included", async () => {
    const { room, ours, read } = await startConversation();
    await say(ours, room.id, "?");
    const counts = () =>
      chat.http.get<{ firstUnreadRoomId: string; unreadMessages: number }>("/api/chat-rooms/counts", { as: staff });
    const before = await counts();
    expect(before.body.firstUnreadRoomId).toBe(room.id);
    await read(staff);
    const after = await counts();
    expect(after.body.firstUnreadRoomId).not.toBe(room.id);
    expect(after.body.unreadMessages).toBe(before.body.unreadMessages - 1);
  });

  it("are counted for each staff member as each card shows them, though others have read them", async () => {
    const { room, ours, read } = await startConversation();
    const [colleague, newcomer] = [admin(), admin()];
    const unreadTo = async (as: typeof staff) => {
      const { body } = await chat.http.get<CaseCounts>("/api/chat-rooms/counts", { as });
      const { body: own } = await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as });
      return { sum: body.unreadMessages, first: body.firstUnreadRoomId, own: own.unreadCountAdmin };
    };
    const before = await unreadTo(newcomer);
    await say(ours, room.id, "1");
    await read(colleague);
    await say(ours, room.id, "2");
    await say(ours, room.id, "3");
    await read(staff);
    // A customer who waits is unread to who never opened the room.
    expect(await unreadTo(newcomer)).toEqual({ sum: before.sum + 3, first: room.id, own: 3 });
    const between = await unreadTo(colleague);
    expect(between).toMatchObject({ first: room.id, own: 2 });
    await read(colleague);
    const after = await unreadTo(colleague);
    expect(after).toMatchObject({ sum: between.sum - 2, own: 0 });
    expect(after.first).not.toBe(room.id);
  });
});

describe("marking as read", () => {
  it("is sent to the sender, whose messages then show as read", async () => {
    const { owner, room, ours, theirs, read } = await startConversation();
    await say(ours, room.id, "1");
    const received = hearing(ours, "messages-read");
    await read(staff);
    await until(() => received.length > 0);
    expect(received).toEqual([{ chatRoomId: room.id, side: "admin", seq: 1 }]);
    await say(theirs, room.id, "2");
    const messages = await messagesOf(chat.http, owner, room.id);
    expect(messages.map(({ isRead }) => isRead)).toEqual([true, false]);
  });

  it("goes no further than the reader has seen, and never back", async () => {
    const { owner, room, ours, theirs, read } = await startConversation();
    for (const text of ["1", "2", "3"]) await say(theirs, room.id, text);
    const received = hearing(theirs, "messages-read");
    expect(await read(owner, 2)).toMatchObject({ readSeqUser: 2, unreadCountUser: 1 });
    expect(await read(owner, 1)).toMatchObject({ readSeqUser: 2, unreadCountUser: 1 });
    expect(await read(owner, 99)).toMatchObject({ readSeqUser: 3, unreadCountUser: 0 });
    await until(() => received.length > 1);
    expect(received.map(({ seq }) => seq)).toEqual([2, 3]);
    await say(ours, room.id, "4");
    await say(ours, room.id, "5");
    expect(await read(staff, 4)).toMatchObject({ readSeqAdmin: 4, unreadCountAdmin: 1 });
    const colleague = admin();
    expect(await read(colleague, 5)).toMatchObject({ unreadCountAdmin: 0 });
    const { body: own } = await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: staff });
    expect(own).toMatchObject({ readSeqAdmin: 5, unreadCountAdmin: 1 });
  });

  it("is everything where nothing of the other side follows what was seen", async () => {
    const { room, ours, theirs, read } = await startConversation();
    await say(ours, room.id, "1");
    await say(theirs, room.id, "2");
    await read(staff, 1);
    expect(await Room.findById(room.id).lean()).toMatchObject({ awaitsAdmin: false });
    await say(ours, room.id, "3");
    await say(ours, room.id, "4");
    await read(staff, 3);
    expect(await Room.findById(room.id).lean()).toMatchObject({ awaitsAdmin: true });
  });

  it("counts no more as read than was written, so that what follows shows as unread", async () => {
    const { owner, room, ours, theirs, read, state } = await startConversation();
    await say(theirs, room.id, "1");
    await say(ours, room.id, "2");
    await read(staff);
    // As it is left when messages that were read are deleted while someone reads.
    const tooMany = { readByUser: 7, readByAdmin: 7, [`staffReads.${staff.id}.count`]: 7 };
    await Room.updateOne({ _id: room.id }, { $set: tooMany });
    await read(owner);
    await say(theirs, room.id, "3");
    expect(await state()).toMatchObject({ unreadCountUser: 1 });
    await say(ours, room.id, "4");
    expect(await read(staff, 4)).toMatchObject({ readSeqAdmin: 4 });
    await say(ours, room.id, "5");
    const { body: own } = await chat.http.get<ChatRoom>(`/api/chat-rooms/${room.id}`, { as: staff });
    expect(own).toMatchObject({ unreadCountAdmin: 1 });
    expect(await state()).toMatchObject({ unreadCountAdmin: 1 });
  });

  it("leaves what is beyond it to be published", async () => {
    const { owner, room, theirs, read } = await startConversation();
    await say(theirs, room.id, "1");
    const second = await say(theirs, room.id, "2");
    await read(owner, 1);
    await notifyUnread(0, new Date(Date.now() + 60_000));
    expect(await recorded(messagesUnread, room.id)).toMatchObject([{ seq: 2, since: second.createdAt }]);
  });

  it("says nothing when there is nothing new, and does not move the room up", async () => {
    const { owner, room, ours, read, state } = await startConversation();
    await say(ours, room.id, "1");
    await read(staff);
    const { updatedAt } = await state();
    const received = hearing(ours, "messages-read");
    await read(staff);
    await read(owner);
    await until(() => received.length > 0);
    expect(received).toEqual([{ chatRoomId: room.id, side: "user", seq: 1 }]);
    expect((await state()).updatedAt).toBe(updatedAt);
  });
});
