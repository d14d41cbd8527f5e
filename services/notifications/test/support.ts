import "./clock.ts";
import { useEvents } from "@legal/event-bus/testing";
import type {
  CalendarDeadline,
  CaseNoticeFacts,
  DangerFacts,
  RequestedMail,
  StaffDigest,
  User as Account,
} from "@legal/contracts";
import {
  connectRedis,
  createIdentity,
  createInternalClient,
  newId,
  type InternalClient,
  type User,
} from "@legal/service-kit";
import type { Jobs } from "@legal/service-kit/jobs";
import { createMailer } from "@legal/service-kit/mail";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import {
  captureLogs,
  signerOf,
  startHttp,
  testKeys,
  until,
  useBackingServices,
  type TestHttp,
  startTcpProxy,
  type TcpProxy,
} from "@legal/test-kit";
import { startMailbox, type TestMailbox } from "@legal/test-kit/mailbox";
import { createApp } from "../src/app.ts";
import type { AlimtalkSender } from "../src/alimtalk/alimtalk-sender.ts";
import { createAskCase, type AskCase } from "../src/clients/case-chat-client.ts";
import { offerChannel } from "../src/channels/available-channels.ts";
import type { PushSender } from "../src/push/push-sender.ts";
import { startWork } from "../src/start-work.ts";
import { subscriptions } from "../src/subscribers/subscriptions.ts";

export const ORIGIN = "https://legal.example";
export const STAFF_EMAIL = "desk@legal.example";
const AUDIENCE = "notifications";

export const noUnread = { count: 0, seq: 0, words: null };

export const roomOf = (user: Pick<User, "id">, given: Partial<CaseNoticeFacts> = {}): CaseNoticeFacts => ({
  roomId: newId(),
  userId: user.id,
  isCase: true,
  serviceType: "payment-order",
  number: "2026-000123",
  name: null,
  status: "준비중",
  isOpen: true,
  assigneeId: null,
  deadlines: [],
  awaitsCustomer: false,
  unread: { user: noUnread, admin: noUnread },
  ...given,
});

/** What auth publishes of an account. */
export const accountOf = ({ id, role, language }: User, version = 1, emailVerified = true) => ({
  id,
  username: `u${id.slice(-6)}`,
  email: `${id.slice(-12)}@example.org`,
  firstName: null,
  lastName: null,
  displayName: "홍길동",
  role,
  language,
  emailVerified,
  version,
});

const openDeadlinesOf = (rooms: ReadonlyMap<string, CaseNoticeFacts>) =>
  [...rooms.values()].flatMap(({ roomId, userId, isOpen, deadlines }) =>
    isOpen
      ? deadlines.map(({ id, matter, dueDate, version }) => ({ id, matter, dueDate, version, roomId, userId }))
      : [],
  );

/** What auth and inquiry answer of the mails that they asked for. */
const mailsAskedFor = () => {
  const waiting = new Map<string, RequestedMail>();
  const failing = { claim: false, end: false };
  return {
    waiting,
    failing,
    answer: (pathname: string): { status: number; body: unknown } | undefined => {
      const [, id = "", call] = /^\/internal\/mails\/([^/]+)\/(claim|end)$/.exec(pathname) ?? [];
      if (call !== "claim" && call !== "end") return undefined;
      if (failing[call]) return { status: 503, body: {} };
      if (call === "claim") return { status: 200, body: { mail: waiting.get(id) ?? null } };
      waiting.delete(id);
      return { status: 200, body: { ok: true } };
    },
  };
};

interface WorldOptions {
  workers?: number;
  mailsPerMinute?: number;
  /** Made before the service starts; without it pushes are not set up. */
  push?: () => Promise<PushSender>;
  alimtalk?: () => Promise<AlimtalkSender>;
}

/** The service in this process with a real mail server; case-chat and auth are servers that answer what is set. */
export const notificationsUnderTest = ({
  workers = 1,
  mailsPerMinute = Number.POSITIVE_INFINITY,
  push: startPush,
  alimtalk: startAlimtalk,
}: WorldOptions = {}) => {
  let push: PushSender | undefined;
  let alimtalk: AlimtalkSender | undefined;
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const logs = captureLogs();
  const accounts: Account[] = [];
  const rooms = new Map<string, CaseNoticeFacts>();
  const notes = new Map<string, string[]>();
  /** What case-chat answers by query, as in `?customerId=…`. */
  const calendars = new Map<string, CalendarDeadline[]>();
  const dangers = new Map<string, DangerFacts>();
  const office: StaffDigest = { overdue: [], today: [], waiting: [], unassigned: [], silent: [], daysOff: [] };
  const daysOff: string[] = [];
  const ownDigests = new Map<string, StaffDigest>();
  const mails = mailsAskedFor();
  const closing: (() => Promise<unknown>)[] = [];
  let startAnother = (): void => undefined;
  let mailbox: TestMailbox;
  let mailServer: TcpProxy;
  let http: TestHttp;
  let neighboursUrl = "";
  let askCase: AskCase;
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });
  const services = useBackingServices({ consumers: [AUDIENCE] });

  const answer = async () =>
    startHttp((req, res) => {
      const { pathname, search, searchParams } = new URL(req.url ?? "", "http://case-chat");
      const asked = mails.answer(pathname);
      const id = pathname.split("/").at(-1) ?? "";
      const answers = new Map<string, unknown>([
        ["/internal/users", accounts],
        ["/internal/calendar-deadlines", calendars.get(search) ?? []],
        ["/internal/staff-digest", ownDigests.get(searchParams.get("staffId") ?? "") ?? office],
        ["/internal/open-deadlines", { deadlines: openDeadlinesOf(rooms), daysOff, next: null }],
      ]);
      const room = rooms.get(id);
      const mentionedIds = notes.get(searchParams.get("noteId") ?? "");
      const facts = room && { daysOff, ...room, ...(mentionedIds && { mentionedIds }) };
      const found = asked?.body ?? answers.get(pathname) ?? facts ?? dangers.get(id);
      res.writeHead(asked?.status ?? (found ? 200 : 404), { "content-type": "application/json" });
      res.end(JSON.stringify(found ?? {}));
    });
  const work = (auth: InternalClient, caseChat: InternalClient): Pick<Jobs, "stop"> => {
    const { logger } = logs;
    const mailer = createMailer({ smtpUrl: mailServer.url, from: "no-reply@legal.example", directory: "", logger });
    return startWork({
      auth,
      caseChat,
      inquiry: auth,
      push,
      alimtalk,
      send: (mail) => mailer.send(mail),
      publicOrigin: ORIGIN,
      mailsPerMinute,
      staffEmail: STAFF_EMAIL,
      logger,
      lookEveryMs: 50,
      now,
    });
  };

  beforeAll(async () => {
    const { logger } = logs;
    await connectMongo({ url: services.mongodbUrl, database: services.database, logger });
    closing.push(disconnectMongo);
    push = await startPush?.();
    if (push) offerChannel("push");
    alimtalk = await startAlimtalk?.();
    if (alimtalk) offerChannel("alimtalk", alimtalk.kinds);
    mailbox = await startMailbox();
    closing.push(mailbox.close);
    mailServer = await startTcpProxy(mailbox.smtpUrl);
    closing.push(mailServer.close);
    const neighbours = await answer();
    closing.push(neighbours.close);
    neighboursUrl = neighbours.url;
    const ask = { baseUrls: [neighbours.url], signer: signerOf("notifications"), timeoutMs: 2000 };
    const caseChat = createInternalClient({ ...ask, audience: "case-chat" });
    askCase = createAskCase(caseChat);
    startAnother = () => {
      const working = work(createInternalClient({ ...ask, audience: "auth" }), caseChat);
      closing.push(() => working.stop());
    };
    for (let worker = 0; worker < workers; worker += 1) startAnother();
    const identity = createIdentity({ audience: AUDIENCE, trustedKeys: testKeys().trustedKeys });
    const redis = connectRedis({ url: services.redisUrlOf(AUDIENCE), logger });
    await until(() => redis.status === "ready");
    closing.push(() => Promise.resolve(redis.disconnect()));
    const settings = { PUBLIC_ORIGIN: ORIGIN, RATE_LIMIT_SCALE: 1 };
    http = await startHttp(createApp({ logger, identity, redis, caseChat, push, settings }), { audience: AUDIENCE });
    closing.push(http.close);
  });
  const events = useEvents({
    service: AUDIENCE,
    backing: services,
    logger: logs.logger,
    subscriptions: () => subscriptions,
  });

  return {
    logs,
    /** What auth has, as it answers who copies it. */
    accounts,
    rooms,
    /** Whom a note names; of any other case-chat says nothing, as that of the release before. */
    notes,
    calendars,
    /** Notices of a person in danger, by their ids. */
    dangers,
    /** What the office has left to do, as case-chat says. */
    office,
    /** What is asked of one of staff alone, by their id; without it that of the office, as the release before answers. */
    ownDigests,
    /** Temporary holidays that staff entered. */
    daysOff,
    /** Mails that auth and inquiry ask for, by their ids. */
    mails,
    startAnother: () => startAnother(),
    events,
    now,
    /** Moves the service's clock, forward alone. */
    moveTo: (instant: string) => {
      aheadMs = Math.max(aheadMs, Date.parse(instant) - Date.now());
    },
    services,
    get neighboursUrl() {
      return neighboursUrl;
    },
    get askCase() {
      return askCase;
    },
    get http() {
      return http;
    },
    /** Takes the mail server away and brings it back. */
    get mailServer() {
      return mailServer;
    },
    get mailbox() {
      return mailbox;
    },
  };
};
