import { newId } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import { Message } from "../src/messages/message-model.ts";
import { admin, buy, hearing, join, member, messagesOf, say, send, useChat } from "./support.ts";

const chat = useChat({ replicas: 2 });
const CLIENT_ID = newId();

/** A room with its customer and an administrator in it, on different replicas. */
const conversation = async () => {
  const customer = member();
  const staff = admin();
  const room = await buy(chat.http, customer);
  const [ours, theirs] = await Promise.all([chat.replica(0).connect(customer), chat.replica(1).connect(staff)]);
  await join(ours, room.id);
  await join(theirs, room.id);
  return { customer, staff, room, ours, theirs };
};

describe("sending a message", () => {
  it("stores it, acknowledges it and shows it to both sides on every replica", async () => {
    const { customer, room, ours, theirs } = await conversation();
    const received = [hearing(ours, "new-message"), hearing(theirs, "new-message")];
    const sent = await say(ours, room.id, "안녕하세요 <b>1</b>");
    expect(sent).toMatchObject({ seq: 1, content: "안녕하세요 <b>1</b>", senderId: customer.id, sentByAdmin: false });
    await until(() => received.every((messages) => messages.length === 1));
    expect(received).toEqual([[sent], [sent]]);
    expect(await messagesOf(chat.http, customer, room.id)).toEqual([sent]);
  });

  it("sends the room's new state to its customer and to staff", async () => {
    const { room, ours, theirs } = await conversation();
    const received = [hearing(ours, "room-updated"), hearing(theirs, "room-updated")];
    await say(ours, room.id, "1");
    await until(() => received.every((rooms) => rooms.some(({ id, lastSeq }) => id === room.id && lastSeq === 1)));
    expect(received[1]?.at(-1)).toMatchObject({ unreadCountAdmin: 1, unreadCountUser: 0 });
  });

  // Abuse case 34.
  it("stores a repeated clientMessageId once and shows it once", async () => {
    const { customer, room, ours, theirs } = await conversation();
    const received = hearing(theirs, "new-message");
    const input = { chatRoomId: room.id, content: "한 번만", clientMessageId: newId() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(ours, input)));
    const again = await send(ours, { ...input, content: "다른 글" });
    const ids = [...answers, again].map((answer) => (answer.ok ? answer.message.id : answer.code));
    expect(new Set(ids).size).toBe(1);
    expect(again).toMatchObject({ ok: true, message: { content: "한 번만", seq: 1 } });
    await say(ours, room.id, "끝");
    await until(() => received.some(({ content }) => content === "끝"));
    expect(received.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await messagesOf(chat.http, customer, room.id)).toHaveLength(2);
  });

  it("keeps two people apart who write under one clientMessageId, at once and later", async () => {
    const { customer, room, ours, theirs } = await conversation();
    const here = await chat.replica(0).connect(admin());
    const input = (content: string) => ({ chatRoomId: room.id, content, clientMessageId: CLIENT_ID });
    const answers = await Promise.all([
      send(ours, input("고객의 글")),
      send(here, input("직원의 글")),
      send(theirs, input("다른 직원의 글")),
    ]);
    const late = await send(await chat.replica(0).connect(admin()), input("나중 글"));
    const contents = [...answers, late].map((answer) => (answer.ok ? answer.message.content : answer.code));
    expect(contents).toEqual(["고객의 글", "직원의 글", "다른 직원의 글", "나중 글"]);
    expect(await messagesOf(chat.http, customer, room.id)).toHaveLength(4);
  });

  // Abuse case 30.
  it("takes the sender from the session, whatever the payload says", async () => {
    const { customer, staff, room, ours } = await conversation();
    const forged = { chatRoomId: room.id, content: "x", senderId: staff.id, sentByAdmin: true, aiAutoResponse: true };
    expect(await send(ours, forged)).toMatchObject({
      ok: true,
      message: { senderId: customer.id, sentByAdmin: false, aiAutoResponse: false },
    });
  });

  it("refuses blank and invisible text, text beyond 5,000 characters and files that are not the sender's", async () => {
    const { room, ours } = await conversation();
    const chatRoomId = room.id;
    const inputs = [
      { chatRoomId, content: " \n\u0000 " },
      { chatRoomId, content: "\u200B\u3164\u2800\u00AD" },
      { chatRoomId, content: "가".repeat(5001) },
      { chatRoomId, fileUrl: `/api/files/${newId()}` },
      { chatRoomId, fileUrl: "javascript:alert(1)" },
      { chatRoomId, fileUrl: "https://example.org/x.pdf" },
    ];
    for (const input of inputs) expect(await send(ours, input)).toMatchObject({ ok: false, code: "VALIDATION_FAILED" });
    expect(await Message.countDocuments({ chatRoomId })).toBe(0);
    expect(await send(ours, { chatRoomId, content: "가".repeat(5000) })).toMatchObject({ ok: true });
  });

  it("gives twenty people writing at once through two replicas one gapless order", async () => {
    const { customer, room } = await conversation();
    const staff = await Promise.all(Array.from({ length: 20 }, (_, index) => chat.replica(index % 2).connect(admin())));
    const counts = Array.from({ length: 5 }, (_, index) => index);
    await Promise.all(staff.flatMap((client, who) => counts.map((n) => say(client, room.id, `${who}-${n}`))));
    const messages = await messagesOf(chat.http, customer, room.id, "?limit=200");
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(new Set(messages.map(({ content }) => content)).size).toBe(100);
    for (const who of staff.keys())
      expect(messages.map(({ content }) => content).filter((text) => text.startsWith(`${who}-`))).toEqual(
        counts.map((n) => `${who}-${n}`),
      );
  });
});
