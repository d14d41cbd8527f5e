import { useEvents } from "@legal/event-bus/testing";
import type { CaseNoticeFacts } from "@legal/contracts";
import { createIdentity, createInternalClient, newId, type User } from "@legal/service-kit";
import type { Jobs } from "@legal/service-kit/jobs";
import { createMailer } from "@legal/service-kit/mail";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { captureLogs, signerOf, startHttp, testKeys, useBackingServices, type TestHttp } from "@legal/test-kit";
import { startMailbox, type TestMailbox } from "@legal/test-kit/mailbox";
import { createApp } from "../src/app.ts";
import { startWork } from "../src/start-work.ts";
import { subscriptions } from "../src/subscribers/subscriptions.ts";

export const ORIGIN = "https://legal.example";
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

/** The service in this process with a real mail server; case-chat and auth are servers that answer what is set. */
export const notificationsUnderTest = () => {
  const logs = captureLogs();
  const rooms = new Map<string, CaseNoticeFacts>();
  const closing: (() => Promise<unknown>)[] = [];
  let mailbox: TestMailbox;
  let http: TestHttp;
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });
  const services = useBackingServices({ consumers: [AUDIENCE] });

  const answer = async () =>
    startHttp((req, res) => {
      const room = rooms.get(req.url?.split("/").at(-1) ?? "");
      const isUsers = req.url?.startsWith("/internal/users");
      res.writeHead(room || isUsers ? 200 : 404, { "content-type": "application/json" });
      res.end(JSON.stringify(isUsers ? [] : (room ?? {})));
    });
  const work = (url: string): Pick<Jobs, "stop"> => {
    const { logger } = logs;
    const ask = { baseUrls: [url], signer: signerOf("notifications"), timeoutMs: 2000 };
    const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: "no-reply@legal.example", directory: "", logger });
    const auth = createInternalClient({ ...ask, audience: "auth" });
    const caseChat = createInternalClient({ ...ask, audience: "case-chat" });
    return startWork({
      auth,
      caseChat,
      send: (mail) => mailer.send(mail),
      publicOrigin: ORIGIN,
      logger,
      lookEveryMs: 50,
    });
  };

  beforeAll(async () => {
    const { logger } = logs;
    await connectMongo({ url: services.mongodbUrl, database: services.database, logger });
    closing.push(disconnectMongo);
    mailbox = await startMailbox();
    closing.push(mailbox.close);
    const neighbours = await answer();
    closing.push(neighbours.close);
    const working = work(neighbours.url);
    closing.push(() => working.stop());
    const identity = createIdentity({ audience: AUDIENCE, trustedKeys: testKeys().trustedKeys });
    http = await startHttp(createApp({ logger, identity }), { audience: AUDIENCE });
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
    rooms,
    events,
    get http() {
      return http;
    },
    get mailbox() {
      return mailbox;
    },
  };
};
