import { caseAssigned, statusChanged, userCreated } from "@legal/contracts";
import { newId, type User } from "@legal/service-kit";
import { createMailer } from "@legal/service-kit/mail";
import { testUser } from "@legal/test-kit";
import webPush from "web-push";
import { createAlimtalkSender } from "../src/alimtalk/alimtalk-sender.ts";
import { Delivery, type DeliveryRecord } from "../src/deliveries/delivery-model.ts";
import { createAlimtalkSending } from "../src/deliveries/send-alimtalks.ts";
import { createMailRate } from "../src/deliveries/mail-rate.ts";
import { createNoticeMailSender } from "../src/deliveries/send-notice-mails.ts";
import { createPushSending } from "../src/deliveries/send-pushes.ts";
import { fanOutEvents } from "../src/pending-events/fan-out-events.ts";
import { createPushSender, type PushSender } from "../src/push/push-sender.ts";
import { startAlimtalkSink } from "./alimtalk-sink.ts";
import { startPushSink } from "./push-sink.ts";
import { accountOf, notificationsUnderTest, ORIGIN, roomOf } from "./support.ts";

const keys = { key: "NCSTEST", secret: "S3CRETS3CRET" };
const templates = new Map([["status-changed", "KA01STATUS"]] as const);
let pushes: Awaited<ReturnType<typeof startPushSink>>;
let kakao: Awaited<ReturnType<typeof startAlimtalkSink>>;
let pushSender: PushSender;
const createAlimtalk = () => createAlimtalkSender({ keys, channel: "PF01", templates, origin: kakao.origin });
const world = notificationsUnderTest({
  workers: 0,
  push: async () => {
    pushes = await startPushSink();
    const vapid = webPush.generateVAPIDKeys();
    return (pushSender = createPushSender({ keys: vapid, contact: ORIGIN, sink: pushes.sink }));
  },
  alimtalk: async () => {
    kakao = await startAlimtalkSink(keys);
    return createAlimtalk();
  },
});
afterAll(async () => {
  await pushes.close();
  await kakao.close();
});

const deps = () => ({
  askCase: world.askCase,
  askDanger: () => Promise.resolve(null),
  logger: world.logs.logger,
  publicOrigin: ORIGIN,
});
let phones = 0;
const known = async (given: Partial<User> = {}): Promise<User> => {
  const user = testUser(given);
  const phone = `+82 10-1234-${String((phones += 1)).padStart(4, "0")}`;
  await world.events.deliver(userCreated, { ...accountOf(user), phone });
  return user;
};
const changeStatus = async ({ id: userId }: User, at?: Date): Promise<void> => {
  const room = roomOf({ id: userId }, { status: "작성중" });
  world.rooms.set(room.roomId, room);
  const { roomId } = room;
  await world.events.deliver(statusChanged, { roomId, userId, from: "준비중", to: "작성중", changedBy: newId() });
  await fanOutEvents(deps(), at);
};
const assign = async ({ id: assigneeId }: User): Promise<void> => {
  const { roomId, userId, ...room } = roomOf(testUser(), { assigneeId });
  world.rooms.set(roomId, { roomId, userId, ...room });
  const event = { roomId, userId, assigneeId, formerAssigneeId: null, assignedBy: newId() };
  await world.events.deliver(caseAssigned, event);
  await fanOutEvents(deps());
};
const deliveriesOf = (user: User, channel: DeliveryRecord["channel"]) =>
  Delivery.find({ userId: user.id, channel }, null, { sort: { dueAt: 1, _id: 1 } }).lean<DeliveryRecord[]>();
/** A clock that begins when all of the person's are due. */
const clockOf = async (user: User, channel: DeliveryRecord["channel"]) => {
  const last = (await deliveriesOf(user, channel)).at(-1);
  if (!last) throw new Error(`nothing is queued for ${channel}`);
  return (seconds: number) => () => new Date(last.dueAt.getTime() + seconds * 1000);
};
beforeEach(() => Delivery.deleteMany({}));

describe("a provider that takes no more for now", () => {
  it.each([
    ["seconds", () => "120"],
    ["a date", () => new Date(Date.now() + 120_000).toUTCString()],
  ])("of AlimTalk is asked nothing until the time that it says in %s", async (_form, retryAfter) => {
    const user = await known();
    const on = { changes: [{ category: "status", channel: "alimtalk", on: true }] };
    expect((await world.http.patch("/api/notifications/preferences", on, { as: user })).status).toBe(200);
    for (let count = 0; count < 3; count += 1) await changeStatus(user);
    const at = await clockOf(user, "alimtalk");
    const send = createAlimtalkSending({ ...deps(), sender: createAlimtalk() });
    const before = kakao.asked();
    kakao.faults.push({ status: 429, headers: { "retry-after": retryAfter() } });
    await send(at(0));
    await send(at(110));
    expect(kakao.asked()).toBe(before + 1);
    const waiting = await deliveriesOf(user, "alimtalk");
    expect(waiting.map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(Array(3).fill("queued 0"));
    await send(at(121));
    expect(kakao.asked()).toBe(before + 4);
    expect((await deliveriesOf(user, "alimtalk")).map(({ state }) => state)).toEqual(Array(3).fill("sent"));
  });

  it.each([429, 503])("of pushes is asked nothing until the time that it says with %s", async (status) => {
    const staff = await known({ role: "admin" });
    const { path, subscription } = pushes.browser();
    expect((await world.http.post("/api/push/subscriptions", subscription, { as: staff })).status).toBe(201);
    for (let count = 0; count < 3; count += 1) await assign(staff);
    const at = await clockOf(staff, "push");
    const send = createPushSending({ ...deps(), sender: pushSender });
    const asked = () => pushes.asked.filter((one) => one === path).length;
    pushes.answers.set(path, { status, headers: { "retry-after": "600" } });
    await send(at(1));
    await send(at(590));
    expect(asked()).toBe(1);
    pushes.answers.delete(path);
    await send(at(605));
    expect(asked()).toBe(4);
    expect((await deliveriesOf(staff, "push")).map(({ state }) => state)).toEqual(Array(3).fill("sent"));
  });

  it("of pushes cannot ask for more than an hour: a stranger may have named it", async () => {
    const staff = await known({ role: "admin" });
    const { path, subscription } = pushes.browser();
    await world.http.post("/api/push/subscriptions", subscription, { as: staff });
    await assign(staff);
    const at = await clockOf(staff, "push");
    const send = createPushSending({ ...deps(), sender: pushSender });
    pushes.answers.set(path, { status: 429, headers: { "retry-after": "999999999" } });
    await send(at(1));
    pushes.answers.delete(path);
    await send(at(3605));
    expect(await deliveriesOf(staff, "push")).toMatchObject([{ state: "sent" }]);
  });

  it.each([421, 454])("of mails (%s) is asked once, and no mail's tries are counted", async (code) => {
    const user = await known();
    for (let count = 0; count < 3; count += 1) await changeStatus(user);
    const at = await clockOf(user, "mail");
    const mailer = createMailer({
      smtpUrl: world.mailbox.smtpUrl,
      from: "no-reply@legal.example",
      directory: "",
      logger: world.logs.logger,
    });
    let tries = 0;
    const send = createNoticeMailSender({
      ...deps(),
      rate: createMailRate(Infinity),
      send: (mail) => {
        tries += 1;
        return mailer.send(mail);
      },
    });
    world.mailbox.refuse(true, { code, text: "try later" });
    await send(at(1));
    expect(tries).toBe(1);
    expect((await deliveriesOf(user, "mail")).map(({ attempts }) => attempts)).toEqual([0, 0, 0]);
    world.mailbox.refuse(false);
    await send(at(62));
    expect(tries).toBe(4);
    expect((await deliveriesOf(user, "mail")).map(({ state }) => state)).toEqual(Array(3).fill("sent"));
  });
});

describe("a phone that was not reached in the evening", () => {
  const day = new Date(Date.now() + 172_800_000).toISOString().slice(0, 10);
  const evening = new Date(`${day}T20:59:00+09:00`);
  const after = (minutes: number) => () => new Date(evening.getTime() + minutes * 60_000);
  const EIGHT = 661;

  it("does not ring by push until eight in the morning", async () => {
    const user = await known();
    const { path, subscription } = pushes.browser();
    expect((await world.http.post("/api/push/subscriptions", subscription, { as: user })).status).toBe(201);
    await changeStatus(user, evening);
    const send = createPushSending({ ...deps(), sender: pushSender });
    const asked = () => pushes.asked.filter((one) => one === path).length;
    pushes.answers.set(path, { status: 503 });
    await send(after(0));
    pushes.answers.delete(path);
    for (const minutes of [5, 120, EIGHT - 1]) await send(after(minutes));
    expect(asked()).toBe(1);
    await send(after(EIGHT));
    expect(asked()).toBe(2);
    expect(await deliveriesOf(user, "push")).toMatchObject([{ state: "sent" }]);
  });

  it("does not ring by AlimTalk until eight in the morning", async () => {
    const user = await known();
    const on = { changes: [{ category: "status", channel: "alimtalk", on: true }] };
    await world.http.patch("/api/notifications/preferences", on, { as: user });
    await changeStatus(user, evening);
    const send = createAlimtalkSending({ ...deps(), sender: createAlimtalk() });
    const before = kakao.asked();
    kakao.faults.push({ status: 429, headers: { "retry-after": "120" } });
    await send(after(0));
    for (const minutes of [5, 120, EIGHT - 1]) await send(after(minutes));
    expect(kakao.asked()).toBe(before + 1);
    await send(after(EIGHT));
    expect(await deliveriesOf(user, "alimtalk")).toMatchObject([{ state: "sent" }]);
  });
});
