import {
  caseAssigned,
  messagesUnread,
  sessionEnded,
  userCreated,
  type CaseNoticeFacts,
  type PushState,
} from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { newId, type User } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import webPush from "web-push";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { createPushSender } from "../src/push/push-sender.ts";
import { PushSubscription } from "../src/push/push-subscription-model.ts";
import { startPushSink } from "./push-sink.ts";
import { accountOf, noUnread, notificationsUnderTest, roomOf } from "./support.ts";

let sink: Awaited<ReturnType<typeof startPushSink>>;
const world = notificationsUnderTest({
  push: async () => {
    sink = await startPushSink();
    return createPushSender({ keys: webPush.generateVAPIDKeys(), contact: "https://legal.example", sink: sink.sink });
  },
});
afterAll(() => sink.close());

/** Staff are not spared at night, so the clock of the machine does not matter. */
const known = async (): Promise<User> => {
  const user = testUser({ role: "admin" });
  await world.events.deliver(userCreated, accountOf(user));
  return user;
};
const subscribe = async (as: User) => {
  const { path, subscription } = sink.browser();
  expect((await world.http.post("/api/push/subscriptions", subscription, { as })).status).toBe(201);
  return path;
};
const waiting = async (staff: User, count: number): Promise<CaseNoticeFacts> => {
  const unread = { user: noUnread, admin: { count, seq: count, words: null } };
  const room = roomOf(testUser(), { assigneeId: staff.id, unread });
  world.rooms.set(room.roomId, room);
  const { roomId, userId } = room;
  const since = new Date().toISOString();
  await world.events.deliver(messagesUnread, { roomId, userId, side: "admin", seq: count, since });
  return room;
};
const arrivedAt = (path: string) => sink.received.filter((one) => one.path === path);
const endOf = (userId: string) =>
  until(() => Delivery.findOne({ userId, channel: "push", state: { $ne: "queued" } }).lean());
const triedOnce = (userId: string) =>
  until(() => Delivery.exists({ userId, channel: "push", attempts: 1, held: false }));
const tryAgain = (userId: string, given: { attempts?: number } = {}) =>
  Delivery.updateMany({ userId, channel: "push" }, { $set: { lockedUntil: new Date(0), ...given } });

describe("a push", () => {
  it("of one kind takes the place of no other's in the room", async () => {
    const staff = await known();
    const path = await subscribe(staff);
    const { roomId, userId } = await waiting(staff, 1);
    const assigned = { roomId, userId, formerAssigneeId: null, assigneeId: staff.id, assignedBy: newId() };
    await world.events.deliver(caseAssigned, assigned);
    await until(() => arrivedAt(path).length === 2);
    expect(new Set(arrivedAt(path).map(({ words }) => words["tag"])).size).toBe(2);
    expect(new Set(arrivedAt(path).map(({ headers }) => headers["topic"])).size).toBe(2);
  });

  it("that one browser did not take rings at that one alone when it is tried again", async () => {
    const staff = await known();
    const [phone, desk] = [await subscribe(staff), await subscribe(staff)];
    sink.answers.set(desk, { status: 503 });
    await waiting(staff, 1);
    await triedOnce(staff.id);
    sink.answers.delete(desk);
    await tryAgain(staff.id);
    expect(await endOf(staff.id)).toMatchObject({ state: "sent" });
    expect([arrivedAt(phone).length, arrivedAt(desk).length]).toEqual([1, 1]);
  });

  it("that reached a browser is sent, though another's service is down to the last try and for a month", async () => {
    const staff = await known();
    const [phone, desk] = [await subscribe(staff), await subscribe(staff)];
    sink.answers.set(desk, { status: 503 });
    await waiting(staff, 1);
    await triedOnce(staff.id);
    await tryAgain(staff.id, { attempts: 11 });
    expect(await endOf(staff.id)).toMatchObject({ state: "sent" });
    const failing = { userId: staff.id, failingSince: { $exists: true } };
    const failedOn = (days: readonly number[]) => {
      const [failingSince = new Date(), ...others] = days.map((day) => new Date(Date.now() - day * 86_400_000));
      const failingDays = [failingSince, ...others].map(seoulDateOf);
      return PushSubscription.updateMany(failing, { failingSince, failingDays });
    };
    // A month ago and today: nothing was tried in between.
    expect(await failedOn([31])).toMatchObject({ modifiedCount: 1 });
    await waiting(staff, 2);
    await until(() => arrivedAt(phone).length === 2);
    await until(async () => (await PushSubscription.findOne(failing).lean())?.failingDays?.length === 2);
    await failedOn([31, 20, 10, 5]);
    await waiting(staff, 3);
    await until(() => arrivedAt(phone).length === 3);
    await until(async () => (await PushSubscription.countDocuments({ userId: staff.id })) === 1);
    expect(arrivedAt(desk)).toEqual([]);
  });

  it("is not sent to a browser that subscribed for other keys, which its settings show as off", async () => {
    const staff = await known();
    const path = await subscribe(staff);
    const state = async () => (await world.http.get<PushState>("/api/push", { as: staff })).body;
    expect(await state()).toMatchObject({ subscriptions: 1, here: true });
    const { publicKey } = webPush.generateVAPIDKeys();
    await PushSubscription.updateOne({ userId: staff.id }, { $set: { publicKey } });
    expect(await state()).toMatchObject({ subscriptions: 0, here: false });
    await waiting(staff, 1);
    expect(await endOf(staff.id)).toMatchObject({ state: "suppressed", reason: "no-address" });
    expect(arrivedAt(path)).toEqual([]);
  });
});

describe("a subscription whose login ends", () => {
  const subscribing = (as: User) =>
    world.http.post<object>("/api/push/subscriptions", sink.browser().subscription, { as });
  const end = (userId: string, given: object) =>
    world.events.deliver(sessionEnded, { userId, sessionIds: [], reason: "logout", ...given });
  const sessionsOf = async (userId: string) =>
    (await PushSubscription.find({ userId }).lean()).map(({ sessionId }) => sessionId);

  it.each([
    ["by a logout", {}],
    ["with all others of the account", { all: true, reason: "password-reset" }],
  ])("%s before it arrives is refused, and its owner's other logins keep theirs", async (_how, scope) => {
    const phone = await known();
    const desk = { ...phone, sessionId: testUser().sessionId };
    await end(phone.id, { sessionIds: [desk.sessionId], keptId: phone.sessionId, ...scope });
    expect(await subscribing(desk)).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
    expect((await subscribing(phone)).status).toBe(201);
    expect(await sessionsOf(phone.id)).toEqual([phone.sessionId]);
  });

  it("as it arrives is not kept", async () => {
    const staff = await known();
    await Promise.all([subscribing(staff), end(staff.id, { sessionIds: [staff.sessionId] })]);
    expect(await sessionsOf(staff.id)).toEqual([]);
  });

  it("goes where what its login went on as had ended before", async () => {
    const staff = await known();
    const { sessionId: proved } = testUser();
    await subscribing(staff);
    await end(staff.id, { sessionIds: [proved] });
    await end(staff.id, { sessionIds: [staff.sessionId], continuesAs: proved });
    expect(await sessionsOf(staff.id)).toEqual([]);
  });

  it("and goes on under another id is of that one, and ends with it, in whichever order the ends come", async () => {
    const before = await known();
    const [proved, enrolled] = [testUser().sessionId, testUser().sessionId];
    await end(before.id, { sessionIds: [proved], continuesAs: enrolled });
    await end(before.id, { sessionIds: [before.sessionId], continuesAs: proved });
    expect((await subscribing(before)).status).toBe(201);
    expect(await sessionsOf(before.id)).toEqual([enrolled]);
    await end(before.id, { sessionIds: [enrolled] });
    expect(await sessionsOf(before.id)).toEqual([]);
    expect((await subscribing(before)).status).toBe(401);
  });
});
