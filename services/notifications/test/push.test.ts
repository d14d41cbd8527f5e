import {
  messagesUnread,
  sessionEnded,
  userCreated,
  userDeleted,
  type CaseNoticeFacts,
  type NoticePreferences,
} from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { testUser, until } from "@legal/test-kit";
import webPush from "web-push";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { isPublicAddress, publicLookup, publicLookupBy } from "../src/push/public-address.ts";
import { createPushSender } from "../src/push/push-sender.ts";
import { PushSubscription } from "../src/push/push-subscription-model.ts";
import { startPushSink } from "./push-sink.ts";
import { accountOf, noUnread, notificationsUnderTest, roomOf } from "./support.ts";

let sink: Awaited<ReturnType<typeof startPushSink>>;
const keys = webPush.generateVAPIDKeys();
const world = notificationsUnderTest({
  push: async () => {
    sink = await startPushSink();
    return createPushSender({ keys, contact: "https://legal.example", sink: sink.sink });
  },
});
afterAll(() => sink.close());

const PATH = "/api/push/subscriptions";
/** Staff are not spared at night, so the clock of the machine does not matter. */
const known = async (): Promise<User> => {
  const user = testUser({ role: "admin" });
  await world.events.deliver(userCreated, accountOf(user));
  return user;
};
const subscribe = async (as: User) => {
  const { path, subscription } = sink.browser();
  expect((await world.http.post(PATH, subscription, { as })).status).toBe(201);
  return path;
};
const unreadOf = (count: number) => ({ user: noUnread, admin: { count, seq: count, words: "비밀 이야기" } });
const waiting = async (staff: User, count: number, before?: CaseNoticeFacts): Promise<CaseNoticeFacts> => {
  const room = { ...(before ?? roomOf(testUser(), { assigneeId: staff.id })), unread: unreadOf(count) };
  world.rooms.set(room.roomId, room);
  const { roomId, userId } = room;
  await world.events.deliver(messagesUnread, {
    roomId,
    userId,
    side: "admin",
    seq: count,
    since: new Date().toISOString(),
  });
  return room;
};
const arrivedAt = (path: string) => sink.received.filter((one) => one.path === path);
const endOf = (userId: string) =>
  until(() => Delivery.findOne({ userId, channel: "push", state: { $ne: "queued" } }).lean());

describe("a push", () => {
  it("reaches each browser, encrypted for it, says nothing of the case, and replaces the room's last one", async () => {
    const staff = await known();
    const [phone, desk] = [await subscribe(staff), await subscribe(staff)];
    const room = await waiting(staff, 1);
    await until(() => arrivedAt(phone).length === 1 && arrivedAt(desk).length === 1);
    await endOf(staff.id);
    await waiting(staff, 3, room);
    await until(() => arrivedAt(phone).length === 2);
    const [first, second] = arrivedAt(phone);
    expect(second?.words).toMatchObject({
      title: "읽지 않은 고객 메시지 3개",
      body: "2026-000123",
      path: `/chat/${room.roomId}`,
      tag: first?.words["tag"],
      unread: 1,
    });
    expect(JSON.stringify(second?.words)).not.toContain("비밀");
    expect(second?.headers["topic"]).toBe(first?.headers["topic"]);
    expect(second?.headers["ttl"]).toBe("86400");
    expect(second?.headers.authorization).toMatch(/^vapid t=/);
    expect(second?.bytes).toBeLessThanOrEqual(4096);
  });

  it("is not sent to a person who has read it, or switched pushes off", async () => {
    const staff = await known();
    const path = await subscribe(staff);
    await waiting(staff, 0);
    const off = { changes: [{ category: "message", channel: "push", on: false }] };
    expect((await world.http.patch("/api/notifications/preferences", off, { as: staff })).status).toBe(200);
    await waiting(staff, 2);
    expect(await endOf(staff.id)).toMatchObject({ state: "suppressed", reason: "preference" });
    expect(arrivedAt(path)).toEqual([]);
  });

  it("that a push service says is of no one any more ends the subscription; one that is busy waits", async () => {
    const staff = await known();
    const gone = await subscribe(staff);
    sink.answers.set(gone, { status: 410 });
    await waiting(staff, 1);
    expect(await endOf(staff.id)).toMatchObject({ state: "suppressed", reason: "no-address" });
    expect(await PushSubscription.countDocuments({ userId: staff.id })).toBe(0);
    const busy = await subscribe(staff);
    sink.answers.set(busy, { status: 503 });
    await waiting(staff, 4);
    await until(() => Delivery.findOne({ userId: staff.id, channel: "push", attempts: 1, state: "queued" }).lean());
    expect(await PushSubscription.countDocuments({ userId: staff.id })).toBe(1);
  });

  it("larger than push services take is not sent", async () => {
    const sender = createPushSender({ keys, contact: "https://legal.example", sink: sink.sink });
    const { path, subscription } = sink.browser();
    const push = (length: number) => ({
      payload: JSON.stringify({ title: "a".repeat(length) }),
      topic: "t",
      urgent: false,
    });
    expect(await sender.send(subscription, push(3990))).toEqual({ outcome: "refused" });
    expect(await sender.send(subscription, push(3900))).toEqual({ outcome: "sent" });
    expect(arrivedAt(path)).toHaveLength(1);
  });

  it.each([
    [404, "gone"],
    [410, "gone"],
    [413, "refused"],
    [400, "refused"],
    [307, "refused"],
    [429, "later"],
    [500, "later"],
  ])("that is answered with %i is %s, and goes nowhere else", async (status, outcome) => {
    const sender = createPushSender({ keys, contact: "https://legal.example", sink: sink.sink });
    const [{ path, subscription }, other] = [sink.browser(), sink.browser()];
    sink.answers.set(path, { status, headers: { location: other.subscription.endpoint } });
    expect(await sender.send(subscription, { payload: "{}", topic: "t", urgent: false })).toMatchObject({ outcome });
    expect(sink.asked).not.toContain(other.path);
  });

  it("whose answer never ends holds up the others for seconds alone", async () => {
    const sender = createPushSender({ keys, contact: "https://legal.example", sink: sink.sink });
    const { path, subscription } = sink.browser();
    sink.endless.add(path);
    expect(await sender.send(subscription, { payload: "{}", topic: "t", urgent: false })).toMatchObject({
      outcome: "later",
    });
  });

  it("does not leave to an account that was deleted after the notice", async () => {
    const staff = await known();
    const path = await subscribe(staff);
    sink.answers.set(path, { status: 503 });
    await waiting(staff, 1);
    await until(() => Delivery.exists({ userId: staff.id, channel: "push", attempts: 1, held: false }));
    const [subscriptions, deliveries] = [
      await PushSubscription.find({ userId: staff.id }),
      await Delivery.find({ userId: staff.id }),
    ];
    await world.events.deliver(userDeleted, { userId: staff.id });
    // As a request at the same time could leave them.
    await PushSubscription.insertMany(subscriptions);
    await Delivery.insertMany(deliveries);
    sink.answers.delete(path);
    await Delivery.updateMany({ userId: staff.id }, { $set: { lockedUntil: new Date(0) } });
    expect(await endOf(staff.id)).toMatchObject({ state: "suppressed", reason: "gone" });
    expect(arrivedAt(path)).toEqual([]);
  });
});

describe("a subscription", () => {
  it.each([
    "http://push.example.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://10.1.2.3/x",
    "https://169.254.169.254/latest",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://0177.0.0.1/x",
    "https://127.1/x",
    "https://127.0.0.1./x",
    "https://[::ffff:7f00:1]/x",
    "https://[64:ff9b::a00:1]/x",
    "https://localhost/x",
    "https://localhost./x",
    "https://metadata.google.internal./x",
    "https://auth.default.svc/x",
    "https://user:pass@push.example.com/x",
    "https://push.example.com:8443/x",
    "file:///etc/passwd",
  ])("to %s is refused", async (endpoint) => {
    const { subscription } = sink.browser();
    const { status, body } = await world.http.post<object>(PATH, { ...subscription, endpoint }, { as: testUser() });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
  });

  it("to a name that resolves to this machine gets no connection", async () => {
    const sender = createPushSender({ keys, contact: "https://legal.example" });
    const { subscription } = sink.browser();
    const push = { payload: "{}", topic: "t", urgent: false };
    expect(await sender.send(subscription, push)).toEqual({ outcome: "gone" });
    const resolved = await new Promise((resolve) => publicLookup("localhost", {}, resolve));
    expect(resolved).toMatchObject({ code: "ENOTPUBLIC" });
    for (const address of [
      "::ffff:127.0.0.1",
      "::",
      "fe80::1",
      "fd00::1",
      "64:ff9b::7f00:1",
      "2002:7f00:1::",
      "100.64.0.1",
    ])
      expect(isPublicAddress(address)).toBe(false);
    for (const address of ["8.8.8.8", "2606:4700::1111"]) expect(isPublicAddress(address)).toBe(true);
  });

  it.each<[string, string[], string | string[]]>([
    ["one private among public ones", ["8.8.8.8", "10.0.0.1"], "ENOTPUBLIC"],
    ["one that is mapped", ["::ffff:10.0.0.1"], "ENOTPUBLIC"],
    ["none", [], "ENOTPUBLIC"],
    ["public ones alone", ["8.8.8.8", "2606:4700::1111"], ["8.8.8.8", "2606:4700::1111"]],
  ])(
    "to a name with %s is refused as a whole, or connected to what was looked at",
    async (_what, addresses, outcome) => {
      let asked = 0;
      const lookup = publicLookupBy((_name, _options, done) => {
        asked += 1;
        // Another answer to who asks again.
        const found = asked === 1 ? addresses : ["127.0.0.1"];
        done(
          null,
          found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
        );
      });
      const found = await new Promise((resolve) =>
        lookup("push.example.com", { all: true }, (error, connected) =>
          resolve(error ? error.code : Array.isArray(connected) && connected.map(({ address }) => address)),
        ),
      );
      expect([found, asked]).toEqual([outcome, 1]);
    },
  );

  it("with a key that nothing can be encrypted for is refused", async () => {
    const { subscription } = sink.browser();
    const keyless = { ...subscription, keys: { ...subscription.keys, p256dh: "A".repeat(87) } };
    expect((await world.http.post<object>(PATH, keyless, { as: testUser() })).body).toMatchObject({
      code: "VALIDATION_FAILED",
    });
  });

  it("is refused to staff who must set up their second factor first", async () => {
    const staff = await known();
    const answer = await world.http.post(PATH, sink.browser().subscription, {
      as: { ...staff, role: "user", mustEnrol: true },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: "SECOND_FACTOR_REQUIRED" } });
    expect(await PushSubscription.countDocuments({ userId: staff.id })).toBe(0);
  });

  it("is ended by its owner alone", async () => {
    const [staff, other] = [await known(), testUser()];
    const { subscription } = sink.browser();
    await world.http.post(PATH, subscription, { as: staff });
    const { endpoint } = subscription;
    const end = (as: User) => world.http.post("/api/push/subscriptions/remove", { endpoint }, { as });
    expect((await end(other)).status).toBe(200);
    expect(await PushSubscription.countDocuments({ userId: staff.id })).toBe(1);
    await end(staff);
    expect(await PushSubscription.countDocuments({ userId: staff.id })).toBe(0);
  });

  it("is one for each browser, of its last user, ten for a person, and goes with the account", async () => {
    const [staff, other] = [await known(), await known()];
    const { subscription } = sink.browser();
    await world.http.post(PATH, subscription, { as: staff });
    await world.http.post(PATH, subscription, { as: other });
    expect(await PushSubscription.countDocuments({ userId: staff.id })).toBe(0);
    for (let count = 0; count < 11; count += 1) await subscribe(other);
    const { body } = await world.http.get("/api/push", { as: other });
    expect(body).toEqual({ publicKey: keys.publicKey, subscriptions: 10, here: true });
    expect(await PushSubscription.exists({ endpoint: subscription.endpoint })).toBeNull();
    await world.events.deliver(userDeleted, { userId: other.id });
    expect(await PushSubscription.countDocuments({ userId: other.id })).toBe(0);
  });

  it("ends with the login that made it, goes on with one that was proved again, and all end at once", async () => {
    const phone = await known();
    const desk = { ...phone, sessionId: "d".repeat(64) };
    const renewed = { ...phone, sessionId: "e".repeat(64) };
    const end = (given: object) =>
      world.events.deliver(sessionEnded, { userId: phone.id, sessionIds: [], reason: "logout", ...given });
    const here = async (as: User) => (await world.http.get<{ here: boolean }>("/api/push", { as })).body.here;
    for (const as of [phone, desk]) await subscribe(as);
    expect([await here(phone), await here(desk), await here(renewed)]).toEqual([true, true, false]);
    await end({ sessionIds: [phone.sessionId], continuesAs: renewed.sessionId });
    expect([await here(phone), await here(desk), await here(renewed)]).toEqual([false, true, true]);
    await end({ sessionIds: [desk.sessionId] });
    expect([await here(desk), await here(renewed)]).toEqual([false, true]);
    const { sessionId } = testUser();
    await subscribe({ ...phone, sessionId });
    // Also those of logins that ran out, and of an earlier release.
    await PushSubscription.updateOne({ sessionId }, { $unset: { sessionId: "" } });
    await end({ all: true, keptId: renewed.sessionId, reason: "password-reset" });
    expect(await PushSubscription.find({ userId: phone.id }).lean()).toMatchObject([{ sessionId: renewed.sessionId }]);
    const path = await subscribe(renewed);
    await end({ all: true, reason: "password-reset" });
    await waiting(phone, 1);
    await world.events.deliver(userCreated, accountOf(testUser()));
    expect(arrivedAt(path)).toEqual([]);
    expect(await PushSubscription.countDocuments({ userId: phone.id })).toBe(0);
  });

  it("is offered in the preferences, and its worker answers no page's requests", async () => {
    const { body } = await world.http.get<NoticePreferences>("/api/notifications/preferences", { as: await known() });
    const channels = body.categories.find(({ category }) => category === "message")?.channels;
    expect(channels).toContainEqual({ channel: "push", on: true, fixed: null });
    const worker = await world.http.get("/api/push/worker.js");
    expect(worker.headers.get("content-type")).toContain("text/javascript");
    expect(worker.body).not.toMatch(/addEventListener\("fetch"|caches\./);
  });
});
