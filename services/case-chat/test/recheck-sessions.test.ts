import { liveSessionsCall, type Session } from "@legal/contracts";
import {
  createHttpApp,
  createIdentity,
  createInternalClient,
  parse,
  requireService,
  type User,
} from "@legal/service-kit";
import { signerOf, startHttp, testKeys, until, type TestHttp } from "@legal/test-kit";
import { Router } from "express";
import { recheckSessions } from "../src/realtime/recheck-sessions.ts";
import { admin, member, useChat } from "./support.ts";

const chat = useChat();
const live = new Map<string, Session>();
let auth: TestHttp;

const remember = (user: User): User => {
  const { id: userId, role, language, sessionId } = user;
  live.set(sessionId, { sessionId, userId, role, language, expiresAt: new Date(Date.now() + 60_000).toISOString() });
  return user;
};

/** auth's side of the question, by its contract. */
const authRoutes = Router();
authRoutes.post(liveSessionsCall.path, requireService("case-chat"), (req, res) => {
  const { body } = parse(liveSessionsCall, req);
  res.json(body.sessionIds.flatMap((sessionId) => live.get(sessionId) ?? []));
});

beforeAll(async () => {
  const identity = createIdentity({ audience: "auth", trustedKeys: testKeys().trustedKeys });
  const { logger } = chat.logs;
  auth = await startHttp(createHttpApp({ name: "auth", logger, identity, checks: {}, routers: [authRoutes] }));
});
afterAll(() => auth.close());

const client = () =>
  createInternalClient({
    baseUrls: [auth.url],
    signer: signerOf("case-chat"),
    audience: "auth",
    timeoutMs: 2000,
  });

describe("holding open sockets against the live sessions", () => {
  // Abuse case 32.
  it("cuts those whose session is over or has another role, and leaves the rest", async () => {
    const stays = remember(member());
    const over = member();
    const demoted = remember(admin());
    remember({ ...demoted, role: "user" });
    const [kept, ended, lowered] = await Promise.all([stays, over, demoted].map((user) => chat.http.connect(user)));
    await recheckSessions(chat.http.io, client());
    await until(() => ended?.disconnected && lowered?.disconnected);
    expect(kept?.connected).toBe(true);
  });

  it("asks about more sockets than fit into one question", async () => {
    const people = Array.from({ length: 250 }, () => remember(member()));
    const sockets = await Promise.all(people.map((user) => chat.http.connect(user)));
    const last = people.at(-1);
    if (last) live.delete(last.sessionId);
    await recheckSessions(chat.http.io, client());
    await until(() => sockets.at(-1)?.disconnected);
    expect(sockets.filter(({ connected }) => connected)).toHaveLength(249);
  });

  it("leaves every socket open while auth is down", async () => {
    const socket = await chat.http.connect(remember(member()));
    const away = createInternalClient({
      baseUrls: ["http://127.0.0.1:9"],
      signer: signerOf("case-chat"),
      audience: "auth",
      timeoutMs: 500,
    });
    expect(await recheckSessions(chat.http.io, away).catch((error: unknown) => error)).toBeInstanceOf(Error);
    expect(socket.connected).toBe(true);
  });
});
