import {
  caseAssigned,
  caseOpened,
  messagesUnread,
  statusChanged,
  userCreated,
  userDeleted,
  userUpdated,
  type CaseNoticeFacts,
  type Notice,
  type NoticePreferences,
} from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { PendingEventRow } from "../src/pending-events/pending-event-model.ts";
import { accountOf, noUnread, notificationsUnderTest, ORIGIN, roomOf } from "./support.ts";

const world = notificationsUnderTest();

const known = async (given: Partial<User> = {}, emailVerified = true): Promise<User> => {
  const user = testUser(given);
  await world.events.deliver(userCreated, accountOf(user, 1, emailVerified));
  return user;
};
const opened = (user: User, given: Partial<CaseNoticeFacts> = {}): CaseNoticeFacts => {
  const room = roomOf(user, given);
  world.rooms.set(room.roomId, room);
  return room;
};
const change = (room: CaseNoticeFacts, given: Partial<CaseNoticeFacts>) =>
  world.rooms.set(room.roomId, { ...room, ...given });
const inboxOf = async (as: User) => (await world.http.get<Notice[]>("/api/notifications", { as })).body;
const mailsTo = ({ id }: User) =>
  world.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address?.startsWith(id.slice(-12))));
const endedFor = ({ id: userId }: User) =>
  until(() => Delivery.findOne({ userId, channel: "mail", state: { $ne: "queued" } }).lean());
const unread = (count: number, words: string | null = "안녕하세요") => ({
  user: { count, seq: count, words },
  admin: { count: 0, seq: count, words: null },
});
/** Everything that was published is made, and everything that is due has left. */
const settled = () =>
  until(async () => {
    const due = { state: "queued", dueAt: { $lte: world.now() } } as const;
    return !(await PendingEventRow.exists({})) && !(await Delivery.exists(due));
  });
const messagesWait = ({ roomId, userId }: CaseNoticeFacts, seq: number) =>
  world.events.deliver(messagesUnread, { roomId, userId, side: "user", seq, since: new Date().toISOString() });

describe("a changed status", () => {
  it("is in the customer's inbox and one mail that leads to the room and says nothing of the case", async () => {
    const member = await known();
    const room = opened(member, { status: "작성중", name: "비밀 사건" });
    const { roomId } = room;
    const event = { roomId, userId: member.id, from: "준비중", to: "작성중", changedBy: newId() } as const;
    await world.events.deliver(statusChanged, event);
    const [mail] = await until(() => (mailsTo(member).length > 0 ? mailsTo(member) : undefined));
    expect(await inboxOf(member)).toMatchObject([{ kind: "status-changed", facts: { status: "작성중", roomId } }]);
    expect(mail?.subject).toBe("사건 진행 상태가 바뀌었습니다");
    expect(mail?.text).toContain(`${ORIGIN}/chat/${roomId}`);
    expect(mail?.text).toContain("사건 내용은 안전을 위해 메일에 싣지 않습니다. 로그인하면 바로 해당 화면이 열립니다.");
    expect(mail?.text).not.toContain("비밀 사건");
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header("auto-submitted")).toBe("auto-generated");
    expect(header("list-unsubscribe")).toMatch(/^<https:\/\/legal\.example\/unsubscribe\/[\w-]{43}>$/);
    expect(mail?.messageId).toContain("@legal.example");
  });

  it("that is another by then is not mailed", async () => {
    const member = await known();
    const { roomId } = opened(member, { status: "종료" });
    const event = { roomId, userId: member.id, from: "준비중", to: "작성중", changedBy: newId() } as const;
    await world.events.deliver(statusChanged, event);
    const later = { ...event, from: "작성중", to: "종료" } as const;
    await world.events.deliver(statusChanged, later);
    await endedFor(member);
    expect(await inboxOf(member)).toMatchObject([{ facts: { status: "종료" } }]);
  });

  it("does not reach an address that its owner never confirmed", async () => {
    const member = await known({}, false);
    const { roomId } = opened(member, { status: "작성중" });
    const event = { roomId, userId: member.id, from: "준비중", to: "작성중", changedBy: newId() } as const;
    await world.events.deliver(statusChanged, event);
    expect(await endedFor(member)).toMatchObject({ state: "suppressed", reason: "unverified" });
  });

  it("of a contract reaches the address once its owner confirms it, and one of progress does not", async () => {
    const member = await known({}, false);
    await known({ role: "admin" });
    const { roomId, serviceType } = opened(member, { status: "작성중" });
    const room = { roomId, userId: member.id };
    await world.events.deliver(caseOpened, { ...room, serviceType, packageType: "standard", price: 1000 });
    await world.events.deliver(statusChanged, { ...room, from: "준비중", to: "작성중", changedBy: newId() });
    const suppressed = { userId: member.id, state: "suppressed", reason: "unverified" } as const;
    await until(async () => (await Delivery.countDocuments(suppressed)) === 2);
    for (const version of [2, 3]) await world.events.deliver(userUpdated, accountOf(member, version));
    const [mail] = await until(() => (mailsTo(member).length > 0 ? mailsTo(member) : undefined));
    expect(mail?.subject).toBe("사건이 접수되었습니다");
    await settled();
    expect(mailsTo(member)).toHaveLength(1);
    expect(await Delivery.countDocuments(suppressed)).toBe(1);
  });
});

describe("messages of a customer that staff have not read", () => {
  it("are counted in the inbox of who handles the case, which does not say what they are", async () => {
    const [member, staff] = [await known(), await known({ role: "admin" })];
    const message = { count: 2, seq: 2, words: "제 비밀은 이렇습니다" };
    const room = opened(member, { assigneeId: staff.id, unread: { user: noUnread, admin: message } });
    const { roomId, userId } = room;
    const since = new Date().toISOString();
    await world.events.deliver(messagesUnread, { roomId, userId, side: "admin", seq: 2, since });
    const [notice] = await until(async () => {
      const inbox = await inboxOf(staff);
      return inbox.length > 0 ? inbox : undefined;
    });
    expect(notice).toMatchObject({ kind: "messages-unread", facts: { count: 2, customerName: "홍길동", roomId } });
    expect(JSON.stringify(notice)).not.toContain("비밀");
  });
});

describe("a notice that is read before its mail leaves", () => {
  it("is not mailed", async () => {
    const member = await known();
    const { roomId } = opened(member, { status: "작성중" });
    world.mailServer.cut();
    const event = { roomId, userId: member.id, from: "준비중", to: "작성중", changedBy: newId() } as const;
    await world.events.deliver(statusChanged, event);
    const [notice] = await until(async () => ((await inboxOf(member)).length > 0 ? inboxOf(member) : undefined));
    await until(() => Delivery.exists({ userId: member.id, blocked: { $gte: 1 }, held: false }));
    await world.http.post(`/api/notifications/${notice?.id ?? ""}/read`, {}, { as: member });
    world.mailServer.restore();
    expect(await endedFor(member)).toMatchObject({ state: "suppressed", reason: "read" });
    expect(mailsTo(member)).toEqual([]);
  });
});

describe("unread messages", () => {
  it("of a while are one mail with their number and first words, which one click ends", async () => {
    const member = await known();
    const room = opened(member, { unread: unread(30, "서류 {count} $& {case} $1를\r\nBcc: victim@example.org <b>") });
    await messagesWait(room, 30);
    const [mail] = await until(() => (mailsTo(member).length > 0 ? mailsTo(member) : undefined));
    expect(mail?.subject).toBe("읽지 않은 메시지 30개");
    expect(mail?.html).toContain("서류 {count} $&amp; {case} $1를 Bcc: victim@example.org &lt;b&gt;");
    expect(mail?.text).toContain("“서류 {count} $& {case} $1를 Bcc: victim@example.org <b>”");
    expect(mail?.bcc ?? []).toEqual([]);
    // It would not be true beside what it quotes.
    expect(mail?.text).not.toContain("메일에 싣지 않습니다");
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const path = new URL(header("list-unsubscribe").slice(1, -1)).pathname;
    const token = path.split("/").at(-1) ?? "";

    // A scanner follows the link: no one is unsubscribed by that.
    const shown = await world.http.get(`/api/notifications/unsubscribe/${token}`);
    expect(shown.body).toEqual({ category: "message", subscribed: true });
    expect((await world.http.get(`/api/notifications/unsubscribe/${token}`)).body).toEqual(shown.body);
    const form = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
    // A mail program may post again.
    for (const _ of ["once", "again"]) expect((await fetch(new URL(path, world.http.url), form)).status).toBe(204);
    const after = await world.http.get(`/api/notifications/unsubscribe/${token}`);
    expect(after.body).toEqual({ category: "message", subscribed: false });
    const { body } = await world.http.get<NoticePreferences>("/api/notifications/preferences", { as: member });
    const mails = body.categories.find(({ category }) => category === "message")?.channels;
    expect(mails).toContainEqual({ channel: "mail", on: false, fixed: null });
  });

  it("that were read by then are not mailed", async () => {
    const member = await known();
    const room = opened(member, { unread: unread(0, null) });
    await messagesWait(room, 1);
    await settled();
    expect(await inboxOf(member)).toEqual([]);
    expect(mailsTo(member)).toEqual([]);
  });

  it("stay one line, and a second mail waits for an hour", async () => {
    const member = await known();
    const room = opened(member, { unread: unread(1) });
    await messagesWait(room, 1);
    await endedFor(member);
    change(room, { unread: unread(5) });
    await messagesWait(room, 5);
    const waiting = await until(() => Delivery.findOne({ userId: member.id, state: "queued" }).lean());
    expect(waiting.dueAt.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
    expect(await inboxOf(member)).toMatchObject([{ facts: { count: 5 } }]);
    expect(mailsTo(member)).toHaveLength(1);
  });

  it("that came after the earlier ones were read are in the mail that waited for those", async () => {
    const member = await known();
    const room = opened(member, { unread: unread(1) });
    await messagesWait(room, 1);
    await endedFor(member);
    change(room, { unread: unread(2) });
    await messagesWait(room, 2);
    const waiting = await until(() => Delivery.findOne({ userId: member.id, state: "queued" }).lean());
    await world.http.post("/api/notifications/read", { upTo: world.now().toISOString() }, { as: member });
    change(room, { unread: unread(1, "내일까지 보내주세요") });
    await messagesWait(room, 3);
    await until(async () => (await inboxOf(member)).some(({ readAt }) => readAt === null));
    const hourLater = { dueAt: world.now(), lockedUntil: world.now() };
    await Delivery.updateOne({ _id: waiting._id }, { $set: hourLater });
    const [, mail] = await until(() => (mailsTo(member).length > 1 ? mailsTo(member) : undefined));
    expect(mail?.text).toContain("“내일까지 보내주세요”");
  });
});

describe("the inbox", () => {
  it("is read by its owner alone", async () => {
    const staff = await known({ role: "admin" });
    const room = opened(testUser(), { assigneeId: staff.id });
    const facts = { roomId: room.roomId, userId: room.userId, formerAssigneeId: null, assignedBy: newId() };
    await world.events.deliver(caseAssigned, { ...facts, assigneeId: staff.id });
    const [notice] = await until(async () => ((await inboxOf(staff)).length > 0 ? inboxOf(staff) : undefined));
    const read = `/api/notifications/${notice?.id ?? ""}/read`;
    expect((await world.http.post(read, {}, { as: testUser() })).status).toBe(404);
    expect((await world.http.get("/api/notifications/counts", { as: staff })).body).toEqual({ unread: 1 });
    expect((await world.http.post<Notice>(read, {}, { as: staff })).body.readAt).not.toBeNull();
    expect((await world.http.get("/api/notifications/counts", { as: staff })).body).toEqual({ unread: 0 });
  });

  it("is read up to the newest notice that its reader saw, and no further", async () => {
    const member = await known();
    // One after the other: what is made at once has the same time.
    for (const count of [1, 2]) {
      await messagesWait(opened(member, { unread: unread(count) }), count);
      await settled();
    }
    const [newer, seen] = await inboxOf(member);
    const { body } = await world.http.post("/api/notifications/read", { upTo: seen?.createdAt }, { as: member });
    expect(body).toEqual({ unread: 1 });
    expect(await inboxOf(member)).toMatchObject([{ id: newer?.id, readAt: null }, { id: seen?.id }]);
    expect((await inboxOf(member))[1]?.readAt).not.toBeNull();
  });

  it("is read as to those alone that a screen showed", async () => {
    const member = await known();
    for (const count of [1, 2, 3]) {
      await messagesWait(opened(member, { unread: unread(count) }), count);
      await settled();
    }
    const [newest, shown, oldest] = await inboxOf(member);
    const seen = { upTo: newest?.createdAt, ids: [shown?.id] };
    expect((await world.http.post("/api/notifications/read", seen, { as: testUser() })).body).toEqual({ unread: 0 });
    expect((await world.http.post("/api/notifications/read", seen, { as: member })).body).toEqual({ unread: 2 });
    expect(await inboxOf(member)).toMatchObject([
      { id: newest?.id, readAt: null },
      { id: shown?.id, readAt: expect.any(String) as string },
      { id: oldest?.id, readAt: null },
    ]);
  });

  it("of staff is for who is staff: none of it is left to who no longer is but what is of their own case", async () => {
    const staff = await known({ role: "admin" });
    const room = opened(testUser(), { assigneeId: staff.id, name: "비밀 사건" });
    const facts = { roomId: room.roomId, userId: room.userId, formerAssigneeId: null, assignedBy: newId() };
    await world.events.deliver(caseAssigned, { ...facts, assigneeId: staff.id });
    const [notice] = await until(async () => ((await inboxOf(staff)).length > 0 ? inboxOf(staff) : undefined));
    const own = opened(staff, { unread: unread(1) });
    await messagesWait(own, 1);
    await until(async () => (await inboxOf(staff)).length === 2);
    const former: User = { ...staff, role: "user" };
    expect(await inboxOf(former)).toMatchObject([{ facts: { roomId: own.roomId } }]);
    expect((await world.http.get("/api/notifications/counts", { as: former })).body).toEqual({ unread: 1 });
    const read = `/api/notifications/${notice?.id ?? ""}/read`;
    expect((await world.http.post(read, {}, { as: former })).status).toBe(404);
    const readAll = { upTo: new Date(Date.now() + 60_000).toISOString() };
    await world.http.post("/api/notifications/read", readAll, { as: former });
    expect((await world.http.get("/api/notifications/counts", { as: staff })).body).toEqual({ unread: 1 });
  });

  it("goes with the account, and nothing is sent to it any more", async () => {
    const member = await known();
    const room = opened(member, { unread: unread(2) });
    await messagesWait(room, 1);
    await endedFor(member);
    expect(await inboxOf(member)).toHaveLength(1);
    await world.events.deliver(userDeleted, { userId: member.id });
    // Written before the account was deleted, and late.
    await world.events.deliver(userUpdated, accountOf(member, 9));
    await messagesWait(room, 2);
    await settled();
    expect(await inboxOf(member)).toEqual([]);
    expect(await Delivery.countDocuments({ userId: member.id })).toBe(0);
  });
});

describe("preferences", () => {
  it("refuse what is fixed and keep what is switched", async () => {
    const member = await known();
    const set = (category: string, channel: string, on: boolean) =>
      world.http.patch("/api/notifications/preferences", { changes: [{ category, channel, on }] }, { as: member });
    expect((await set("contract", "mail", false)).status).toBe(400);
    expect((await set("deadline", "mail", false)).status).toBe(400);
    expect((await set("work", "mail", false)).status).toBe(400);
    expect((await set("status", "mail", false)).status).toBe(200);
    const { roomId } = opened(member, { status: "작성중" });
    const event = { roomId, userId: member.id, from: "준비중", to: "작성중", changedBy: newId() } as const;
    await world.events.deliver(statusChanged, event);
    expect(await endedFor(member)).toMatchObject({ state: "suppressed", reason: "preference" });
    expect(await inboxOf(member)).toHaveLength(1);
  });
});
