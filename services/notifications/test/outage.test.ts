import {
  messagesUnread,
  staffMentioned,
  statusChanged,
  userCreated,
  userDeleted,
  type CaseNoticeFacts,
} from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import { CalendarFeed } from "../src/calendar-feeds/calendar-feed-model.ts";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { PendingEventRow } from "../src/pending-events/pending-event-model.ts";
import { Notice } from "../src/notices/notice-model.ts";
import { Preferences } from "../src/preferences/preferences-model.ts";
import { PushSubscription } from "../src/push/push-subscription-model.ts";
import { subscribePush } from "../src/push/subscribe-push.ts";
import { accountOf, noUnread, notificationsUnderTest, roomOf } from "./support.ts";

const world = notificationsUnderTest({ workers: 2 });
const DAY_MS = 86_400_000;
const BROWSER = {
  p256dh: "BBPmIXOR0d3zBGOSBm72kbiJ3RH9v7q3U53umPwBmxyQOMZS0tDlzSj0_JgtGT4xXuciy03a0L-j-UbKyjsN7KE",
  auth: "A".repeat(22),
};

const known = async (given: Partial<User> = {}): Promise<User> => {
  const user = testUser(given);
  await world.events.deliver(userCreated, accountOf(user));
  return user;
};
const opened = (user: User, given: Partial<CaseNoticeFacts>): CaseNoticeFacts => {
  const room = roomOf(user, given);
  world.rooms.set(room.roomId, room);
  return room;
};
const changeStatus = ({ roomId, userId }: CaseNoticeFacts) =>
  world.events.deliver(statusChanged, { roomId, userId, from: "준비중", to: "작성중", changedBy: newId() });
const waits = (user: User) => until(() => Delivery.exists({ userId: user.id, channel: "mail", state: "queued" }));
const recipients = () => world.mailbox.mails.map(({ to }) => to?.[0]?.address);
const addressOf = (user: User) => accountOf(user).email;
const endOf = (user: User) =>
  until(() => Delivery.findOne({ userId: user.id, channel: "mail", state: { $ne: "queued" } }).lean());

/** A clock that jumps while a worker has a mail lets the other worker take it too. */
const settled = () =>
  until(async () => {
    const sending = { state: "queued", channel: "mail", held: true, lockedUntil: { $gt: world.now() } } as const;
    return !(await Delivery.exists(sending));
  });

describe("a day without the mail server", () => {
  it("delays what is still true, sends it once, and drops what is not", async () => {
    world.mailServer.cut();
    const [first, second, third] = [await known(), await known(), await known()];
    const [read, changed, deleted] = [await known(), await known(), await known()];
    for (const user of [first, second, third]) {
      await changeStatus(opened(user, { status: "작성중" }));
      await waits(user);
    }
    const readRoom = opened(read, { unread: { user: { count: 2, seq: 2, words: "안녕" }, admin: noUnread } });
    const { roomId } = readRoom;
    const since = new Date().toISOString();
    await world.events.deliver(messagesUnread, { roomId, userId: read.id, side: "user", seq: 2, since });
    const changedRoom = opened(changed, { status: "작성중" });
    await changeStatus(changedRoom);
    await changeStatus(opened(deleted, { status: "작성중" }));
    for (const user of [read, changed, deleted]) await waits(user);

    world.rooms.set(roomId, { ...readRoom, unread: { user: noUnread, admin: noUnread } });
    world.rooms.set(changedRoom.roomId, { ...changedRoom, status: "종료" });
    await world.events.deliver(userDeleted, { userId: deleted.id });
    await until(() => world.logs.text().includes("mail server unavailable"));
    await settled();
    world.mailServer.restore();
    world.moveTo(new Date(Date.now() + DAY_MS).toISOString());
    expect(await endOf(read)).toMatchObject({ state: "suppressed", reason: "read" });
    expect(await endOf(changed)).toMatchObject({ state: "suppressed", reason: "no-longer-true" });
    for (const user of [first, second, third]) expect(await endOf(user)).toMatchObject({ state: "sent", attempts: 1 });
    expect(world.mailbox.mails).toHaveLength(3);
    expect(new Set(recipients())).toEqual(new Set([first, second, third].map(addressOf)));
    expect(await Delivery.countDocuments({ userId: deleted.id })).toBe(0);
  });

  it("drops the mail of a mention whose note is gone or names its reader no more", async () => {
    world.mailServer.cut();
    const [gone, unnamed, named] = [
      await known({ role: "admin" }),
      await known({ role: "admin" }),
      await known({ role: "admin" }),
    ];
    const { roomId, userId } = opened(testUser(), {});
    const [removed, edited] = [newId(), newId()];
    const mention = async (noteId: string, ...mentioned: User[]) => {
      const mentionedIds = mentioned.map(({ id }) => id);
      world.notes.set(noteId, mentionedIds);
      await world.events.deliver(staffMentioned, { roomId, userId, noteId, authorId: newId(), mentionedIds });
      for (const user of mentioned) await waits(user);
    };
    await mention(removed, gone);
    await mention(edited, unnamed, named);
    world.notes.set(removed, []);
    world.notes.set(edited, [named.id]);
    // One that is edited before its notices are made reaches no inbox either.
    const late = newId();
    world.notes.set(late, [named.id]);
    const mentionedIds = [gone.id, named.id];
    await world.events.deliver(staffMentioned, { roomId, userId, noteId: late, authorId: newId(), mentionedIds });
    await until(async () => (await Delivery.countDocuments({ userId: named.id, channel: "mail" })) === 2);
    expect(await Notice.countDocuments({ userId: gone.id })).toBe(1);
    await settled();
    world.mailServer.restore();
    world.moveTo(new Date(world.now().getTime() + 3_600_000).toISOString());
    for (const user of [gone, unnamed])
      expect(await endOf(user)).toMatchObject({ state: "suppressed", reason: "no-longer-true" });
    const sent = { userId: named.id, channel: "mail", state: "sent" } as const;
    await until(async () => (await Delivery.countDocuments(sent)) === 2);
  });

  it("keeps the order of each person's mails, whichever worker sends them", async () => {
    world.mailServer.cut();
    const [kim, lee] = [await known(), await known()];
    const rooms: CaseNoticeFacts[] = [];
    for (const [index, user] of Array.from({ length: 16 }, (_, place) => (place % 2 ? kim : lee)).entries()) {
      const room = opened(user, { status: "작성중", number: `2027-0000${index + 10}` });
      rooms.push(room);
      await changeStatus(room);
      await until(() => Delivery.exists({ userId: user.id, roomId: room.roomId }));
    }
    const before = world.mailbox.mails.length;
    await settled();
    world.mailServer.restore();
    world.moveTo(new Date(world.now().getTime() + DAY_MS).toISOString());
    await until(async () => (await Delivery.countDocuments({ userId: kim.id, state: "sent" })) === 8);
    await until(async () => (await Delivery.countDocuments({ userId: lee.id, state: "sent" })) === 8);
    const arrived = world.mailbox.mails.slice(before);
    expect(arrived).toHaveLength(16);
    for (const user of [kim, lee]) {
      const own = arrived.filter(({ to }) => to?.[0]?.address === addressOf(user));
      const numbers = own.map(({ text }) => /2027-\d{6}/.exec(text ?? "")?.[0]);
      expect(numbers).toEqual(rooms.filter(({ userId }) => userId === user.id).map(({ number }) => number));
    }
  });
});

describe("a mail server that does not answer", () => {
  it("keeps no notice of other events from the inbox", async () => {
    const answer = world.mailbox.hold();
    const held = [await known(), await known()];
    for (const user of held) {
      await changeStatus(opened(user, { status: "작성중" }));
      await until(() => Delivery.exists({ userId: user.id, held: true }));
    }
    const other = await known();
    await changeStatus(opened(other, { status: "작성중" }));
    await until(() => Notice.exists({ userId: other.id }));
    const ids = held.map(({ id }) => id);
    expect(await Delivery.countDocuments({ userId: { $in: ids }, state: "queued", held: true })).toBe(2);
    answer();
    for (const user of [...held, other]) expect(await endOf(user)).toMatchObject({ state: "sent" });
  });
});

describe("an account that is deleted while its notice is made", () => {
  it("leaves no notice behind", async () => {
    const members = await Promise.all(Array.from({ length: 30 }, known));
    await Promise.all(
      members.flatMap((member) => [
        changeStatus(opened(member, { status: "작성중" })),
        world.events.deliver(userDeleted, { userId: member.id }),
      ]),
    );
    await until(async () => !(await PendingEventRow.exists({})));
    const ids = members.map(({ id }) => id);
    const about = { $or: [{ userId: { $in: ids } }, { customerId: { $in: ids } }] };
    expect([await Notice.countDocuments(about), await Delivery.countDocuments(about)]).toEqual([0, 0]);
  });

  it("leaves no setting, calendar address or browser behind that was stored meanwhile", async () => {
    const members = await Promise.all(Array.from({ length: 15 }, known));
    const off = { changes: [{ category: "status", channel: "mail", on: false }] };
    await Promise.all(
      members.flatMap((as) => [
        world.http.patch("/api/notifications/preferences", off, { as }),
        world.http.post("/api/notifications/calendar", {}, { as }),
        subscribePush(as, { endpoint: `https://push.example.com/${as.id}`, keys: BROWSER }, () => true).catch(
          () => null,
        ),
        world.events.deliver(userDeleted, { userId: as.id }),
      ]),
    );
    const ids = members.map(({ id }) => id);
    const own = { _id: { $in: ids } };
    const left = [Preferences.countDocuments(own), CalendarFeed.countDocuments(own)];
    expect(await Promise.all([...left, PushSubscription.countDocuments({ userId: { $in: ids } })])).toEqual([0, 0, 0]);
  });

  it("gets nothing of it, whatever is left of the notice", async () => {
    world.mailServer.cut();
    const member = await known();
    await changeStatus(opened(member, { status: "작성중" }));
    await waits(member);
    await settled();
    const [notices, deliveries] = [
      await Notice.find({ userId: member.id }),
      await Delivery.find({ userId: member.id }),
    ];
    await world.events.deliver(userDeleted, { userId: member.id });
    // As a release that did not lock the account could leave them.
    await Notice.insertMany(notices);
    await Delivery.insertMany(deliveries);
    world.mailServer.restore();
    world.moveTo(new Date(world.now().getTime() + DAY_MS).toISOString());
    expect(await endOf(member)).toMatchObject({ state: "suppressed", reason: "gone" });
    expect(recipients()).not.toContain(addressOf(member));
  });
});
