import { autoAnswered, memberWaiting, memberWroteOn, sessionEnded, userDeleted } from "@legal/contracts";
import { AI_SENDER_ID } from "@legal/contracts/constants";
import { seoulDateOf } from "@legal/i18n";
import { newId } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import { isOfficeOpen } from "../src/jobs/office-hours.ts";
import { notifyUnansweredMembers } from "../src/jobs/notify-unanswered-members.ts";
import { Message } from "../src/messages/message-model.ts";
import { ChatRoom } from "../src/rooms/chat-room-model.ts";
import { recordedAndPublished } from "./support-recorded.ts";
import { useChatEvents } from "./support-events.ts";
import { admin, buy, hearing, join, member, messagesOf, say, useChat } from "./support.ts";

const chat = useChat();
const events = useChatEvents(chat);
const staff = admin();
const OFFICE = { hours: "09:00-18:00", closedOn: ["2026-12-31"] };
const RULES = { afterMs: 10 * 60_000, office: OFFICE };

/** Later than a member waits, whether the office is open or not. */
const later = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

const startConversation = async () => {
  const owner = member();
  const room = await buy(chat.http, owner);
  const client = await chat.http.connect(owner);
  const office = await chat.http.connect(staff);
  await join(client, room.id);
  await join(office, room.id);
  return { owner, room, client, office };
};
const acknowledge = (roomId: string) =>
  events.publish(autoAnswered, { roomId, seq: 1, content: "AI 자동 응답입니다." });
const settled = () => events.deliver(sessionEnded, { userId: newId(), sessionIds: [], reason: "logout" });

describe("a member who waits", () => {
  it("is published once for each unanswered message, and not before the time", async () => {
    const { room, client, office } = await startConversation();
    await say(client, room.id, "계신가요?");
    await say(client, room.id, "급합니다");
    expect(await notifyUnansweredMembers(RULES, new Date(Date.now() + 1000))).toBe(0);
    expect(await notifyUnansweredMembers(RULES, later(11))).toBe(1);
    expect(await notifyUnansweredMembers(RULES, later(40))).toBe(0);
    await say(office, room.id, "네, 보고 있습니다");
    expect(await notifyUnansweredMembers(RULES, later(40))).toBe(0);
    await say(client, room.id, "하나 더 여쭤봅니다");
    expect(await notifyUnansweredMembers(RULES, later(40))).toBe(1);
  });

  it("is found among more rooms than a batch whose customers still wait, each published before", async () => {
    const { room, client } = await startConversation();
    await say(client, room.id, "계신가요?");
    const waits = await ChatRoom.collection.findOne({ _id: room.id as never }, { projection: { case: 0 } });
    const asked = await Message.collection.findOne({ chatRoomId: room.id });
    const ids = Array.from({ length: 600 }, (_, index) => `waits-${index}`);
    const others = ids.map((_id) => ({ ...waits, _id, userId: newId(), toldSeq: 1 }));
    await ChatRoom.collection.insertMany(others as never);
    await Message.collection.insertMany(ids.map((_id) => ({ ...asked, _id, chatRoomId: _id })) as never);
    const last = await startConversation();
    await say(last.client, last.room.id, "저도 기다립니다");
    expect(await notifyUnansweredMembers(RULES, later(11))).toBe(2);
    await ChatRoom.collection.deleteMany({ _id: { $in: ids } } as never);
  });

  it("is published once although they write on after the acknowledgement, which answers nothing", async () => {
    const { owner, room, client } = await startConversation();
    await say(client, room.id, "계신가요?");
    expect(await notifyUnansweredMembers(RULES, later(11))).toBe(1);
    await acknowledge(room.id);
    await until(async () => (await messagesOf(chat.http, owner, room.id)).length === 2);
    await say(client, room.id, "아직 기다립니다");
    await notifyUnansweredMembers(RULES, later(40));
    expect(await recordedAndPublished(memberWaiting, room.id)).toHaveLength(1);
  });

  it("and writes on is published for what no event was about, once, until staff answer", async () => {
    const { room, client, office } = await startConversation();
    await say(client, room.id, "계신가요?");
    await notifyUnansweredMembers(RULES, later(11));
    expect(await notifyUnansweredMembers(RULES, later(40))).toBe(0);
    const { createdAt: since } = await say(client, room.id, "뛰어내릴래요");
    const { seq } = await say(client, room.id, "이제 끝이에요");
    expect(await notifyUnansweredMembers(RULES, new Date(Date.now() + 1000))).toBe(0);
    expect(await notifyUnansweredMembers(RULES, later(1))).toBe(1);
    expect(await notifyUnansweredMembers(RULES, later(40))).toBe(0);
    expect(await recordedAndPublished(memberWroteOn, room.id)).toEqual([
      { roomId: room.id, userId: room.userId, seq, since },
    ]);
    await say(client, room.id, "듣고 계세요?");
    await say(office, room.id, "네, 듣고 있습니다");
    expect(await notifyUnansweredMembers(RULES, later(40))).toBe(0);
  });

  it("is published also after the account of who answered before is deleted, and not for what they answered", async () => {
    const leaving = admin();
    const { room, client } = await startConversation();
    const gone = await chat.http.connect(leaving);
    await say(client, room.id, "계신가요?");
    expect(await notifyUnansweredMembers(RULES, later(11))).toBe(1);
    await say(gone, room.id, "네, 보고 있습니다");
    await events.deliver(userDeleted, { userId: leaving.id });
    expect(await notifyUnansweredMembers(RULES, later(40))).toBe(0);
    const asked = await say(client, room.id, "하나 더 여쭤봅니다");
    expect(await notifyUnansweredMembers(RULES, later(40))).toBe(1);
    const published = await recordedAndPublished(memberWaiting, room.id);
    expect(published.map(({ since }) => since)).toContain(asked.createdAt);
  });

  it("receives the labelled acknowledgement once, as unread, however often the event comes", async () => {
    const { owner, room, client } = await startConversation();
    const received = hearing(client, "new-message");
    await say(client, room.id, "계신가요?");
    await notifyUnansweredMembers(RULES, later(11));
    const eventId = await acknowledge(room.id);
    await events.publish(autoAnswered, { roomId: room.id, seq: 1, content: "AI 자동 응답입니다." }, eventId);
    await settled();
    await until(() => received.some(({ aiAutoResponse }) => aiAutoResponse));
    const messages = await messagesOf(chat.http, owner, room.id);
    expect(messages).toHaveLength(2);
    expect(messages[1]).toMatchObject({
      aiAutoResponse: true,
      sentByAdmin: true,
      senderId: AI_SENDER_ID,
      senderName: null,
    });
    const { body } = await chat.http.get<{ unreadCountUser: number }>(`/api/chat-rooms/${room.id}`, { as: owner });
    expect(body.unreadCountUser).toBe(1);
    expect(await notifyUnansweredMembers(RULES, later(40))).toBe(0);
  });

  it("receives nothing when staff answered first", async () => {
    const { owner, room, client, office } = await startConversation();
    await say(client, room.id, "계신가요?");
    await notifyUnansweredMembers(RULES, later(11));
    await say(office, room.id, "네");
    await acknowledge(room.id);
    await settled();
    expect(await messagesOf(chat.http, owner, room.id)).toHaveLength(2);
  });
});

describe("the office", () => {
  it.each([
    ["2026-11-18T00:00:00Z", true],
    ["2026-11-18T08:59:00Z", true],
    ["2026-11-18T09:00:00Z", false],
    ["2026-11-17T23:59:00Z", false],
    ["2026-11-21T03:00:00Z", false],
    ["2026-09-24T03:00:00Z", false],
    ["2026-10-05T03:00:00Z", false],
    ["2026-12-31T03:00:00Z", false],
  ])("at %s is open: %s", (instant, open) => {
    expect(isOfficeOpen(new Date(instant), OFFICE)).toBe(open);
  });

  it("is closed on a holiday that administrators have entered", async () => {
    const now = later(11);
    const today = seoulDateOf(now);
    // Refused where the calendar has a holiday already, on which the office is closed anyway.
    await chat.http.post("/api/holidays", { date: today, name: "임시공휴일" }, { as: staff });
    const { room, client } = await startConversation();
    await say(client, room.id, "계신가요?");
    await notifyUnansweredMembers({ ...RULES, office: { hours: "00:00-23:59", closedOn: [] } }, now);
    expect(await recordedAndPublished(memberWaiting, room.id)).toMatchObject([{ officeOpen: false }]);
    await chat.http.delete(`/api/holidays/${today}`, { as: staff });
  });
});
