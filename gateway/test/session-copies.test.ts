import { getSessionCall, type Session } from "@legal/contracts";
import { createIdentity, keyRingField, sessionCopyOf } from "@legal/service-kit";
import { testKeys } from "@legal/test-kit";
import { echo, gatewayUnderTest, seen } from "./support.ts";

const ringOf = (...fills: string[]) =>
  keyRingField.parse(fills.map((fill) => Buffer.alloc(32, fill).toString("base64")).join(","));

const identity = createIdentity({ audience: "case-chat", trustedKeys: testKeys().trustedKeys });
const world = gatewayUnderTest();
/** What auth says about the sessions that it is asked about. */
const known = new Map<string, Session>();
const asked: string[] = [];
let urls: { AUTH_URL: URL[]; CASE_CHAT_URL: URL[] };
let gateway: Awaited<ReturnType<typeof world.start>>;

beforeAll(async () => {
  const auth = await world.startServer((req, res) => {
    const sessionId = req.url?.split("/").at(-1) ?? "";
    asked.push(sessionId);
    const session = known.get(sessionId);
    res.writeHead(session ? 200 : 404, { "content-type": "application/json" });
    res.end(JSON.stringify(session ?? { code: "NOT_FOUND" }));
  });
  const caseChat = await world.startServer(echo());
  urls = { AUTH_URL: [auth.url], CASE_CHAT_URL: [caseChat.url] };
  gateway = await world.start(urls);
});
beforeEach(() => asked.splice(0));

const put = (session: Session, copy: string) => world.redis()?.set(`session:${session.sessionId}`, copy, "EX", 600);
const ask = (cookie: string, at = gateway) => at.fetch("/api/chat-rooms/my", { headers: { cookie } });
const roleOf = async (cookie: string, at = gateway) => {
  const { headers } = await seen(await ask(cookie, at));
  return identity.verifyUser(headers.authorization?.replace("Bearer ", "") ?? "").role;
};

describe("a session's copy in Redis", () => {
  it("is counted from none on, so that the first that is refused is an increase", async () => {
    const metrics = await (await gateway.fetch("/metrics")).text();
    for (const why of ["forged", "unsigned", "unreadable"])
      expect(metrics).toContain(`session_copies_refused_total{why="${why}"} 0`);
  });

  it("is believed as auth signed it, without asking auth", async () => {
    const { cookie } = await world.signIn({ role: "admin" });
    expect(await roleOf(cookie)).toBe("admin");
    expect(asked).toEqual([]);
  });

  // An attacker who may write to Redis forges an administrator's session.
  const forgeries: [string, (session: Session) => string][] = [
    ["without a signature", (session) => JSON.stringify({ ...session, role: "admin" })],
    ["signed with another key", (session) => sessionCopyOf(ringOf("another")(), { ...session, role: "admin" })],
    [
      "whose role was changed",
      (session) => sessionCopyOf(testKeys().ring(), session).replace('"role":"user"', '"role":"admin"'),
    ],
    ["with something added", (session) => sessionCopyOf(testKeys().ring(), session).replace("{", '{"role":"admin",')],
    [
      "of another session",
      (session) => sessionCopyOf(testKeys().ring(), { ...session, sessionId: "f".repeat(64), role: "admin" }),
    ],
    ["of nothing", () => ""],
    [
      "that auth signed and no session is",
      (session) => sessionCopyOf(testKeys().ring(), { ...session, role: "king" } as unknown as Session),
    ],
  ];

  it.each(forgeries)("is as good as absent %s: auth decides", async (_what, forge) => {
    const { cookie, session } = await world.signIn();
    await put(session, forge(session));
    known.delete(session.sessionId);
    expect((await ask(cookie)).status).toBe(401);
    known.set(session.sessionId, session);
    expect(await roleOf(cookie)).toBe("user");
    expect(asked).toEqual([session.sessionId, session.sessionId]);
    expect(getSessionCall.path).toContain("/internal/sessions/");
  });

  it("is not believed again once it is changed, though it was before", async () => {
    const { cookie, session } = await world.signIn();
    expect(await roleOf(cookie)).toBe("user");
    const [, forge] = forgeries[2] ?? [];
    await put(session, forge?.(session) ?? "");
    expect((await ask(cookie)).status).toBe(401);
    await put(session, sessionCopyOf(testKeys().ring(), { ...session, role: "admin" }));
    expect(await roleOf(cookie)).toBe("admin");
  });

  it("is accepted with each key of the ring, and leaves no id in the log or the metrics", async () => {
    const rotating = await world.start({ ...urls, SESSION_MIRROR_KEYS: ringOf("next", "before") });
    const { cookie, session } = await world.signIn();
    for (const [key, role] of [
      ["before", "admin"],
      ["next", "user"],
    ] as const) {
      await put(session, sessionCopyOf(ringOf(key)(), { ...session, role }));
      expect(await roleOf(cookie, rotating)).toBe(role);
    }
    await put(session, sessionCopyOf(ringOf("dropped")(), session));
    expect((await ask(cookie, rotating)).status).toBe(401);
    const metrics = await (await gateway.fetch("/metrics")).text();
    expect(metrics).toMatch(/session_copies_refused_total\{why="forged"\} [1-9]/);
    expect(metrics).toMatch(/session_copies_refused_total\{why="unsigned"\} [1-9]/);
    expect(metrics).toMatch(/session_copies_refused_total\{why="unreadable"\} [1-9]/);
    for (const text of [metrics, world.logs.text()]) expect(text).not.toContain(session.sessionId);
  });
});
