import { jest } from "@jest/globals";
import { caseOpened, statusChanged, userCreated, userUpdated, type NoticePreferences } from "@legal/contracts";
import { createInternalClient, newId, renderMetrics, type User } from "@legal/service-kit";
import { createMailer } from "@legal/service-kit/mail";
import { signerOf, testUser } from "@legal/test-kit";
import { createJobs } from "../src/create-jobs.ts";
import { Delivery, type DeliveryRecord } from "../src/deliveries/delivery-model.ts";
import { measureDeliveries } from "../src/deliveries/delivery-queue.ts";
import { createMailRate } from "../src/deliveries/mail-rate.ts";
import { createNoticeMailSender } from "../src/deliveries/send-notice-mails.ts";
import { fanOutEvents } from "../src/pending-events/fan-out-events.ts";
import { accountOf, notificationsUnderTest, ORIGIN, roomOf, STAFF_EMAIL } from "./support.ts";

const world = notificationsUnderTest({ workers: 0 });

const DAY = 86_400;

const deps = () => ({
  askCase: world.askCase,
  askDanger: () => Promise.resolve(null),
  logger: world.logs.logger,
  publicOrigin: ORIGIN,
});
const notified = async ({ id: userId }: User): Promise<void> => {
  const room = roomOf({ id: userId }, { status: "작성중" });
  world.rooms.set(room.roomId, room);
  const event = { roomId: room.roomId, userId, from: "준비중", to: "작성중", changedBy: newId() } as const;
  await world.events.deliver(statusChanged, event);
  await fanOutEvents(deps());
};
/** A person with one mail that is due. */
const waiting = async (): Promise<User> => {
  const user = testUser();
  await world.events.deliver(userCreated, accountOf(user));
  await notified(user);
  return user;
};
/** A worker, and how often it asked the server. */
const worker = () => {
  const { logger } = world.logs;
  const from = "no-reply@legal.example";
  const mailer = createMailer({ smtpUrl: world.mailbox.smtpUrl, from, directory: "", logger });
  const asked = { times: 0 };
  const send = createNoticeMailSender({
    ...deps(),
    rate: createMailRate(Infinity),
    send: (mail) => {
      asked.times += 1;
      return mailer.send(mail);
    },
  });
  return { asked, sendAt: (seconds: number) => send(() => new Date(start + seconds * 1000)) };
};
const mailsOf = ({ id: userId }: User) =>
  Delivery.find({ userId, channel: "mail" }, null, { sort: { dueAt: 1, _id: 1 } }).lean<DeliveryRecord[]>();
const arrivedFor = (user: User) =>
  world.mailbox.mails.filter(({ to }) => to?.[0]?.address === accountOf(user).email).length;

let start = 0;
beforeEach(async () => {
  await Delivery.deleteMany({});
  start = Date.now() + 60_000;
});
afterEach(() => world.mailbox.refuse(false));

describe("a server that refuses", () => {
  it.each([
    ["the sender", "MAIL FROM", 550, "sender unknown"],
    ["the sender's name", "MAIL FROM", 553, "5.1.8 bad sender's system address"],
    ["the sender while a recipient is named", "RCPT TO", 550, "5.1.7 bad sender's mailbox address"],
    ["the sender's domain while a recipient is named", "RCPT TO", 550, "5.1.8 bad sender's system address"],
    ["more mails for now", "DATA", 450, "4.7.1 too much mail from you"],
    ["more mails while it has an error", "RCPT TO", 451, "4.3.0 local error"],
    ["more mails without a code", "RCPT TO", 452, "insufficient storage"],
    ["more senders for now", "MAIL FROM", 450, "try later"],
  ] as const)("%s holds all mails back and marks no one", async (_what, at, code, text) => {
    const [first, second] = [await waiting(), await waiting()];
    const { asked, sendAt } = worker();
    world.mailbox.refuse(true, { at, code, text });
    await sendAt(0);
    expect(asked.times).toBe(1);
    for (const user of [first, second]) expect(await mailsOf(user)).toMatchObject([{ state: "queued", attempts: 0 }]);
    world.mailbox.refuse(false);
    await sendAt(61);
    for (const user of [first, second]) expect(await mailsOf(user)).toMatchObject([{ state: "sent", attempts: 1 }]);
  });

  it("is out of order for a mail that many senders try: its waiting is seen, and no try is counted", async () => {
    const earlier = worker();
    const first = await waiting();
    await earlier.sendAt(0);
    expect(await mailsOf(first)).toMatchObject([{ state: "sent" }]);
    const user = await waiting();
    world.mailbox.refuse(true, { at: "MAIL FROM", code: 450, text: "try later" });
    for (const seconds of [3600, 3603, 3606, 3680]) await worker().sendAt(seconds);
    await earlier.sendAt(3760);
    const [mail] = await mailsOf(user);
    expect(mail).toMatchObject({ state: "queued", attempts: 0, blocked: 5 });
    expect(mail?.refused).toBeUndefined();
  });

  it.each([
    ["no such mailbox", 550, "5.1.1 no such user"],
    ["no such host", 550, "5.1.2 bad destination system"],
    ["a malformed address", 553, "5.1.3 bad address syntax"],
    ["a mailbox that moved", 551, "5.1.6 mailbox has moved"],
    ["a domain without mail", 556, "5.1.10 null MX"],
    ["a closed mailbox", 550, "5.2.1 mailbox disabled"],
    ["an unknown user, without a code", 550, "user unknown"],
    ["no mailbox, without a code", 550, "Requested action not taken: no such mailbox here"],
  ])("a recipient for %s gets no mail any more, and the others do", async (_what, code, text) => {
    const gone = await waiting();
    const { sendAt } = worker();
    world.mailbox.refuse(true, { at: "RCPT TO", code, text });
    await sendAt(0);
    await sendAt(DAY - 1);
    expect(await mailsOf(gone)).toMatchObject([{ state: "queued", attempts: 1 }]);
    await sendAt(DAY + 1);
    world.mailbox.refuse(false);
    await notified(gone);
    const other = await waiting();
    await sendAt(DAY + 61);
    expect(await mailsOf(gone)).toMatchObject([{ state: "bounced" }, { state: "suppressed", reason: "no-address" }]);
    expect([arrivedFor(gone), arrivedFor(other)]).toEqual([0, 1]);
  });

  it("a recipient for no mailbox gets what waits where it is there a day later, and has a second try again after that", async () => {
    const moved = await waiting();
    const { sendAt } = worker();
    const refuse = (refusing: boolean) =>
      world.mailbox.refuse(refusing, { at: "RCPT TO", code: 550, text: "5.1.1 gone" });
    refuse(true);
    await sendAt(0);
    refuse(false);
    await sendAt(DAY + 1);
    expect(await mailsOf(moved)).toMatchObject([{ state: "sent" }]);
    await notified(moved);
    refuse(true);
    await sendAt(2 * DAY);
    expect((await mailsOf(moved)).at(-1)).toMatchObject({ state: "queued" });
  });

  it("a recipient for no mailbox gets what waits once it takes another mail", async () => {
    const moved = await waiting();
    const { sendAt } = worker();
    world.mailbox.refuse(true, { at: "RCPT TO", code: 550, text: "5.1.1 gone" });
    await sendAt(0);
    world.mailbox.refuse(false);
    await notified(moved);
    for (const seconds of [60, 61]) await sendAt(seconds);
    expect(await mailsOf(moved)).toMatchObject([{ state: "sent" }, { state: "sent" }]);
  });

  it("a recipient for no mailbox gets what waits at another address", async () => {
    const moved = await waiting();
    const { sendAt } = worker();
    world.mailbox.refuse(true, { at: "RCPT TO", code: 550, text: "5.1.1 gone" });
    await sendAt(0);
    world.mailbox.refuse(false);
    await world.events.deliver(userUpdated, { ...accountOf(moved, 2), email: `new-${accountOf(moved).email}` });
    await sendAt(60);
    expect(await mailsOf(moved)).toMatchObject([{ state: "sent" }]);
  });

  it("a recipient for no mailbox gets a contract's mail when mails are tried again", async () => {
    const [member, staff] = [testUser(), testUser({ role: "admin" })];
    for (const user of [member, staff]) await world.events.deliver(userCreated, accountOf(user));
    const { roomId, userId, serviceType, ...room } = roomOf(member);
    world.rooms.set(roomId, { roomId, userId, serviceType, ...room });
    await world.events.deliver(caseOpened, { roomId, userId, serviceType, packageType: "standard", price: 1000 });
    await fanOutEvents(deps());
    const { sendAt } = worker();
    world.mailbox.refuse(true, { at: "RCPT TO", code: 550, text: "5.1.1 gone" });
    for (const seconds of [0, DAY + 1]) await sendAt(seconds);
    expect(await mailsOf(member)).toMatchObject([{ state: "bounced" }]);
    world.mailbox.refuse(false);
    await world.http.patch("/api/notifications/preferences", { mailAgain: true }, { as: member });
    await sendAt(DAY + 61);
    expect(await mailsOf(member)).toMatchObject([{ state: "sent" }]);
  });

  it("a recipient for no mailbox sees so in the settings, and has mails tried again there", async () => {
    const gone = await waiting();
    const { sendAt } = worker();
    world.mailbox.refuse(true, { at: "RCPT TO", code: 550, text: "5.1.1 gone" });
    const path = "/api/notifications/preferences";
    const isBounced = async () => (await world.http.get<NoticePreferences>(path, { as: gone })).body.emailBounced;
    await sendAt(0);
    expect(await isBounced()).toBe(false);
    await sendAt(DAY + 1);
    expect(await isBounced()).toBe(true);
    world.mailbox.refuse(false);
    expect((await world.http.patch(path, { mailAgain: true }, { as: gone })).body).toMatchObject({
      emailBounced: false,
    });
    await notified(gone);
    await sendAt(DAY + 2);
    expect(arrivedFor(gone)).toBe(1);
  });

  it.each([
    ["a busy mailbox", "RCPT TO", 450, "4.2.1 receives too much"],
    ["a mailbox that is full", "RCPT TO", 452, "4.2.2 mailbox full"],
    ["a busy mailbox without a code", "RCPT TO", 450, "try later"],
    ["a refusal without a code or a reason", "RCPT TO", 550, "mailbox unavailable"],
    ["a refusal by policy without a code", "RCPT TO", 550, "rejected by policy: recipient does not accept this"],
    ["what a mail says", "DATA", 554, "5.7.1 refused by content"],
    ["a full mailbox for good", "RCPT TO", 552, "5.2.2 mailbox full"],
  ] as const)("%s delays that mail alone", async (_what, at, code, text) => {
    const [first, second] = [await waiting(), await waiting()];
    const { asked, sendAt } = worker();
    world.mailbox.refuse(true, { at, code, text });
    await sendAt(0);
    expect(asked.times).toBe(2);
    for (const user of [first, second]) expect(await mailsOf(user)).toMatchObject([{ state: "queued", attempts: 1 }]);
  });
});

describe("how long mails have waited", () => {
  const oldest = async (refused = false) => {
    const { text } = await renderMetrics();
    const line = new RegExp(`^notice_delivery_oldest_seconds\\{channel="mail",refused="${refused}"\\} (\\S+)`, "m");
    return Number(line.exec(text)?.[1]);
  };

  it("counts what a server holds back, and by themselves what it refused one by one", async () => {
    measureDeliveries();
    await waiting();
    const { sendAt } = worker();
    expect(await oldest()).toBeGreaterThan(0);
    world.mailbox.refuse(true, { at: "RCPT TO", code: 452, text: "4.2.2 mailbox full" });
    await sendAt(0);
    expect(await oldest()).toBe(0);
    expect(await oldest(true)).toBeGreaterThan(0);
    await waiting();
    world.mailbox.refuse(true, { at: "MAIL FROM", code: 450, text: "try later" });
    await sendAt(1);
    expect(await oldest()).toBeGreaterThan(0);
  });
});

describe("a mail at which the server hangs up", () => {
  it("may have arrived: its tries are counted, and the next mail does not wait", async () => {
    const [poison, other] = [await waiting(), await waiting()];
    world.mailbox.hangUpOn(accountOf(poison).email);
    const { asked, sendAt } = worker();
    await sendAt(0);
    expect(asked.times).toBe(2);
    expect(await mailsOf(poison)).toMatchObject([{ state: "queued", attempts: 1 }]);
    expect(await mailsOf(other)).toMatchObject([{ state: "sent" }]);
    await sendAt(22);
    expect(asked.times).toBe(2);
  });

  it("is no longer alone where the next one's answer is lost too: the others wait, untried", async () => {
    const users = [await waiting(), await waiting(), await waiting()];
    world.mailbox.hangUpOn("Subject:");
    const { asked, sendAt } = worker();
    await sendAt(0);
    expect(asked.times).toBe(2);
    const attempts = async () => (await Promise.all(users.map(mailsOf))).flat().map((mail) => mail.attempts);
    expect(await attempts()).toEqual([1, 1, 0]);
    world.mailbox.hangUpOn("no mail has these words");
    await sendAt(120);
    for (const user of users) expect(await mailsOf(user)).toMatchObject([{ state: "sent" }]);
  });

  it("lets the others pass, is tried again beside them, and is given up", async () => {
    const [poison, other] = [await waiting(), await waiting()];
    world.mailbox.hangUpOn(accountOf(poison).email);
    const { sendAt } = worker();
    let seconds = 0;
    const minutes = async (count: number) => {
      for (const end = seconds + count * 60; seconds < end; seconds += 10) await sendAt(seconds);
    };
    await minutes(2);
    expect(arrivedFor(other)).toBe(1);
    const later = await waiting();
    await minutes(2);
    expect([arrivedFor(later), arrivedFor(poison)]).toEqual([1, 0]);
    expect((await mailsOf(poison))[0]?.attempts).toBeGreaterThan(0);
    await Delivery.updateOne({ userId: poison.id }, { $set: { attempts: 25, lockedUntil: new Date(0) } });
    await minutes(3);
    expect(await mailsOf(poison)).toMatchObject([{ state: "failed" }]);
  });
});

describe("a backlog of mails", () => {
  it("takes many runs of the job, so that each is seen to end", async () => {
    const users = [await waiting(), await waiting()];
    const timer = new AbortController();
    const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(timer.signal);
    const ask = { baseUrls: [world.neighboursUrl], signer: signerOf("notifications"), timeoutMs: 2000 };
    const neighbour = createInternalClient({ ...ask, audience: "case-chat" });
    const jobs = createJobs({
      auth: neighbour,
      inquiry: neighbour,
      caseChat: neighbour,
      send: async () => timer.abort(),
      mailsPerMinute: Infinity,
      publicOrigin: ORIGIN,
      staffEmail: STAFF_EMAIL,
      logger: world.logs.logger,
      now: world.now,
      wake: () => undefined,
    });
    const run = async () =>
      jobs.find(({ name }) => name === "send-mails")?.run({ signal: new AbortController().signal, now: world.now() });
    expect(await run()).toBe(1);
    timeout.mockRestore();
    expect(await run()).toBe(1);
    for (const user of users) expect(await mailsOf(user)).toMatchObject([{ state: "sent" }]);
  });
});
