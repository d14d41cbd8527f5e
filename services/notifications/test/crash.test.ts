import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { authMailRequested, statusChanged, userCreated, type RequestedMail } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { createInternalClient, newId, type User } from "@legal/service-kit";
import { createMailer } from "@legal/service-kit/mail";
import { signerOf, testKeys, testUser, until } from "@legal/test-kit";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { createMailRate } from "../src/deliveries/mail-rate.ts";
import { createNoticeMailSender } from "../src/deliveries/send-notice-mails.ts";
import { fanOutEvents } from "../src/pending-events/fan-out-events.ts";
import { sendDueReminders } from "../src/reminder-schedules/send-due-reminders.ts";
import { ReminderSchedule } from "../src/reminder-schedules/reminder-schedule-model.ts";
import { newSchedule } from "../src/reminder-schedules/plan-schedules.ts";
import { Notice } from "../src/notices/notice-model.ts";
import { createRequestedMailSender } from "../src/requested-mails/send-requested-mails.ts";
import { Reminder } from "../src/reminders/reminder-model.ts";
import { CLOCK_AHEAD_MS } from "./clock.ts";
import { accountOf, notificationsUnderTest, ORIGIN, roomOf } from "./support.ts";

const world = notificationsUnderTest({ workers: 0 });
const MAILS = 12;
const LEASE_MS = 60_000;
/** A process starts slowly beside other tests. */
const SLOW_START = { timeoutMs: 120_000 };
const OTHER_TIMERS = ["setImmediate", "clearImmediate", "setTimeout", "clearTimeout"] as const;

const deps = () => ({
  askCase: world.askCase,
  askDanger: () => Promise.resolve(null),
  logger: world.logs.logger,
  publicOrigin: ORIGIN,
});
const SMTP = { from: "no-reply@legal.example", directory: "" };
/** A worker that hands mails to the real server. */
const worker = (before: (count: number) => unknown = () => undefined) => {
  const { logger } = world.logs;
  const mailer = createMailer({ ...SMTP, smtpUrl: world.mailbox.smtpUrl, logger });
  let count = 0;
  return createNoticeMailSender({
    ...deps(),
    rate: createMailRate(Infinity),
    send: async (mail) => {
      await before((count += 1));
      await mailer.send(mail);
    },
  });
};
const requestedMails = () => {
  const { logger } = world.logs;
  const source = createInternalClient({
    baseUrls: [world.neighboursUrl],
    signer: signerOf("notifications"),
    audience: "auth",
    timeoutMs: 2000,
  });
  return createRequestedMailSender({
    sources: { auth: source, inquiry: source },
    send: (mail) => createMailer({ ...SMTP, smtpUrl: world.mailbox.smtpUrl, logger }).send(mail),
    rate: createMailRate(Infinity),
    publicOrigin: ORIGIN,
    staffEmail: "desk@legal.example",
    logger,
  });
};
const queued = async (): Promise<User> => {
  const user = testUser();
  await world.events.deliver(userCreated, accountOf(user));
  for (let index = 0; index < MAILS; index += 1) {
    const room = roomOf(user, { status: "작성중" });
    world.rooms.set(room.roomId, room);
    const event = { roomId: room.roomId, userId: user.id, from: "준비중", to: "작성중", changedBy: newId() } as const;
    await world.events.deliver(statusChanged, event);
  }
  await fanOutEvents(deps());
  return user;
};
const idsTo = (user: User) =>
  world.mailbox.mails.filter(({ to }) => to?.[0]?.address === accountOf(user).email).map(({ messageId }) => messageId);
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
const launch = (): ChildProcess => {
  const child = spawn(process.execPath, ["--import", "./test/clock.ts", "src/main.ts"], {
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      CLOCK_AHEAD_MS: String(CLOCK_AHEAD_MS),
      PORT: "0",
      MONGODB_URL: world.services.mongodbUrl,
      MONGODB_DATABASE: world.services.database,
      REDIS_URL: world.services.redisUrlOf("notifications"),
      RABBITMQ_URL: world.services.rabbitmqUrl,
      EVENT_NAMESPACE: world.services.namespace,
      AUTH_URL: world.neighboursUrl,
      CASE_CHAT_URL: world.neighboursUrl,
      SMTP_URL: world.mailbox.smtpUrl,
      PUBLIC_ORIGIN: ORIGIN,
      SERVICE_PRIVATE_KEY: testKeys().privatePemOf("notifications"),
      TRUSTED_KEYS: testKeys().trustedKeysJson,
    },
  });
  children.push(child);
  return child;
};

describe("mails whose worker ends in the middle", () => {
  it("leave once each where it was asked to end: it finishes the one in its hands, the next worker has the rest", async () => {
    const user = await queued();
    const now = () => new Date();
    const ending = new AbortController();
    await worker((count) => count === 4 && ending.abort())(now, ending.signal);
    expect(idsTo(user)).toHaveLength(4);
    await worker()(now);
    expect(idsTo(user)).toHaveLength(MAILS);
    expect(new Set(idsTo(user)).size).toBe(MAILS);
  });

  it("are no one else's while a worker has them, and the next one's when its lease is over", async () => {
    const user = await queued();
    const at = (ms: number) => () => new Date(begun + ms);
    const begun = Date.now();
    const free = Promise.withResolvers<undefined>();
    const slow = worker(() => free.promise)(at(0));
    await until(() => Delivery.exists({ userId: user.id, held: true }));
    // The others wait for the first, so that their order stays.
    await worker()(at(LEASE_MS - 1000));
    expect(idsTo(user)).toEqual([]);
    await worker()(at(LEASE_MS + 1000));
    expect(new Set(idsTo(user)).size).toBe(MAILS);
    free.resolve(undefined);
    await slow;
    expect(idsTo(user)).toHaveLength(MAILS + 1);
    expect(new Set(idsTo(user)).size).toBe(MAILS);
  });

  it("stay a worker's for as long as a slow server keeps it waiting", async () => {
    const user = await queued();
    const begun = Date.now();
    const free = Promise.withResolvers<undefined>();
    // The clock of its lease alone.
    jest.useFakeTimers({ doNotFake: ["Date", "hrtime", "nextTick", "performance", "queueMicrotask", ...OTHER_TIMERS] });
    const asked = Promise.withResolvers<undefined>();
    const slow = worker(() => {
      asked.resolve(undefined);
      return free.promise;
    })(() => new Date(begun));
    await asked.promise;
    jest.advanceTimersByTime(2 * LEASE_MS);
    jest.useRealTimers();
    await until(() => Delivery.exists({ userId: user.id, held: true, lockedUntil: new Date(begun + 3 * LEASE_MS) }));
    await worker()(() => new Date(begun + 2 * LEASE_MS));
    expect(idsTo(user)).toEqual([]);
    free.resolve(undefined);
    await slow;
    await worker()(() => new Date(begun + 4 * LEASE_MS));
    expect(idsTo(user)).toHaveLength(MAILS);
    expect(new Set(idsTo(user)).size).toBe(MAILS);
  });

  it("leave once each after a kill, but for the one in its hands, which carries the same id", async () => {
    const user = await queued();
    const child = launch();
    await until(() => idsTo(user).length >= 3, SLOW_START);
    child.kill("SIGKILL");
    await once(child, "exit");
    const atKill = idsTo(user).length;
    expect(atKill).toBeLessThan(MAILS);
    // The one in its hands waits for the end of its lease; the others need not.
    const worn = new Date(Date.now() + LEASE_MS + 1000);
    await worker()(() => worn);
    const ids = idsTo(user);
    expect(new Set(ids).size).toBe(MAILS);
    expect(ids.length).toBeLessThanOrEqual(MAILS + 1);
    expect(await Delivery.countDocuments({ userId: user.id, state: "sent" })).toBe(MAILS);
  }, 300_000);

  it("that other services asked for leave once each too, but for the one in its hands", async () => {
    const owner = { language: "ko", username: "gildong" } as const;
    const account = { ...owner, token: "t".repeat(43) };
    const kinds = [
      { ...account, kind: "password-reset", validMinutes: 30 },
      { ...account, kind: "verify-email", validDays: 7 },
      { ...account, kind: "delete-account", validMinutes: 30 },
      { ...owner, kind: "account-deleted" },
      { ...owner, kind: "google-changed", change: "connected" },
      { ...owner, kind: "security-notice", event: "new-device", at: "2026-11-23T03:04:05.000Z", device: null },
    ] as const;
    const addresses = Array.from({ length: 2 * MAILS }, () => `${newId()}@example.org`);
    for (const [index, to] of addresses.entries()) {
      const mailId = newId();
      const { kind, ...facts } = kinds[index % kinds.length] ?? kinds[0];
      world.mails.waiting.set(mailId, { ...facts, kind, to } as RequestedMail);
      await world.events.deliver(authMailRequested, { mailId, kind });
    }
    const arrived = () =>
      world.mailbox.mails.flatMap(({ to, messageId }) => (addresses.includes(to?.[0]?.address ?? "") ? messageId : []));
    const child = launch();
    await until(() => arrived().length >= 3, SLOW_START);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(arrived().length).toBeLessThan(addresses.length);
    const worn = new Date(Date.now() + LEASE_MS + 1000);
    await requestedMails()(() => worn);
    expect(new Set(arrived()).size).toBe(addresses.length);
    expect(arrived().length).toBeLessThanOrEqual(addresses.length + 1);
    expect(world.mails.waiting.size).toBe(0);
  }, 300_000);
});

describe("reminders whose worker is killed", () => {
  const DEADLINES = 60;
  const DAY_MS = 86_400_000;
  const fromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

  /** Deadlines in six days, whose reminder of a week before was missed. */
  const overdueReminders = async (): Promise<User> => {
    const [handler, customer] = [testUser({ role: "admin" }), testUser()];
    await world.events.deliver(userCreated, accountOf(handler));
    for (let index = 0; index < DEADLINES; index += 1) {
      const deadline = { id: newId(), matter: null, dueDate: seoulDateOf(fromNow(6)), version: 1 };
      const deadlines = [{ ...deadline, statutory: false, confirmed: true }];
      const room = roomOf(customer, { assigneeId: handler.id, deadlines });
      world.rooms.set(room.roomId, room);
      await ReminderSchedule.create(
        newSchedule({ ...deadline, roomId: room.roomId, userId: customer.id }, fromNow(-30), []),
      );
    }
    return handler;
  };
  const remindAll = async (clock: () => Date) => {
    while ((await sendDueReminders(deps(), clock)) > 0);
  };

  it("are stored once each by two workers, one killed after the other, and mailed at most once more for each kill", async () => {
    const handler = await overdueReminders();
    const workers = [launch(), launch()];
    const rest = () => DEADLINES - idsTo(handler).length;
    for (const [index, child] of workers.entries()) {
      await until(() => rest() <= DEADLINES - 10 * (index + 1), SLOW_START);
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    // Some are stored and not sent, or not even stored.
    expect(rest()).toBeGreaterThan(0);
    const worn = () => new Date(Date.now() + 2 * LEASE_MS);
    await remindAll(worn);
    await worker()(worn);
    const reminders = await Reminder.find({}, { deadlineId: 1 }).lean();
    expect(reminders).toHaveLength(DEADLINES);
    expect(new Set(reminders.map(({ deadlineId }) => deadlineId)).size).toBe(DEADLINES);
    expect(await Notice.countDocuments({ userId: handler.id })).toBe(DEADLINES);
    expect(await Delivery.countDocuments({ userId: handler.id, channel: "mail", state: "sent" })).toBe(DEADLINES);
    const ids = idsTo(handler);
    expect(new Set(ids).size).toBe(DEADLINES);
    expect(ids.length).toBeLessThanOrEqual(DEADLINES + workers.length);
  }, 300_000);
});
