import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { createIdentity } from "@legal/service-kit";
import { testKeys, until } from "@legal/test-kit";
import { echo, gatewayUnderTest, sendRaw } from "./support.ts";

const world = gatewayUnderTest();
const identity = createIdentity({ audience: "case-chat", trustedKeys: testKeys().trustedKeys });

/** Accepts every upgrade and sends back what it gets; remembers the header it was asked with. */
const startEcho = async (handle: RequestListener = echo()) => {
  const { server, url, close } = await world.startServer(handle);
  const asked: Record<string, unknown>[] = [];
  const open = new Set<Socket>();
  server.on("upgrade", (req, socket: Socket) => {
    asked.push(req.headers);
    open.add(socket);
    socket.on("error", () => socket.destroy());
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
    socket.pipe(socket);
  });
  return { url, asked, open, close };
};

let service: Awaited<ReturnType<typeof startEcho>>;
let gateway: Awaited<ReturnType<typeof world.start>>;
beforeAll(async () => {
  service = await startEcho();
  gateway = await world.start({ CASE_CHAT_URL: [service.url], SOCKETS_PER_SESSION: 3 });
});
const opened: Socket[] = [];
afterAll(() => opened.forEach((socket) => socket.destroy()));

const handshake = (headers: Record<string, string>, path = "/socket.io/?EIO=4&transport=websocket") =>
  [
    `GET ${path} HTTP/1.1`,
    "Host: localhost",
    ...Object.entries({
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    "\r\n",
  ].join("\r\n");

/** A websocket as the gateway sees it; resolves with what came back so far and a way to write. */
const openSocket = async (cookie: string, port = gateway.port, headers = {}) => {
  const socket = connect(port, "127.0.0.1");
  opened.push(socket);
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  socket.on("error", () => socket.destroy());
  socket.write(handshake({ Cookie: cookie, Origin: "http://localhost:8080", ...headers }));
  await until(() => text.includes("\r\n\r\n"));
  return { socket, text: () => text };
};

describe("a websocket", () => {
  it("passes as the very first request, both ways, with the user's token", async () => {
    const { cookie, session } = await world.signIn({ role: "admin" });
    const { socket, text } = await openSocket(cookie, gateway.port, {
      "X-User-Id": "admin",
      Authorization: "Bearer x.y.z",
    });
    expect(text()).toMatch(/^HTTP\/1\.1 101 /);
    socket.write("hello through the gateway");
    await until(() => text().endsWith("hello through the gateway"));
    const headers = service.asked.at(-1) ?? {};
    expect(identity.verifyUser(String(headers["authorization"]).slice(7))).toMatchObject({
      id: session.userId,
      role: "admin",
    });
    expect(headers).toMatchObject({ "x-client-ip": "127.0.0.1", origin: "http://localhost:8080" });
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("x-user-id");
  });

  it("ends on the other side when one side ends", async () => {
    const { cookie } = await world.signIn();
    const { socket } = await openSocket(cookie);
    const other = [...service.open].at(-1);
    socket.destroy();
    await until(() => other?.destroyed);

    const again = await openSocket(cookie);
    [...service.open].at(-1)?.destroy();
    await until(() => again.socket.destroyed);
  });
});

describe("threats 28 and 45: upgrades that must not pass", () => {
  const good = { Origin: "http://localhost:8080" };
  const cases: [string, number, Record<string, string>, string | undefined][] = [
    ["a foreign origin", 403, { Origin: "https://evil.example" }, undefined],
    ["the origin null", 403, { Origin: "null" }, undefined],
    ["another path", 404, good, "/api/chat-rooms/my"],
    ["a path below", 404, good, "/socket.io/x"],
  ];
  it.each(cases)("refuses %s with %i", async (_what, status, headers, path) => {
    const { cookie } = await world.signIn();
    const before = service.asked.length;
    const answer = await sendRaw(gateway.port, handshake({ ...headers, Cookie: cookie }, path));
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/\r\nconnection: close\r\n/);
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ requestId: expect.any(String) as string });
    expect(service.asked).toHaveLength(before);
  });

  it("refuses visitors and sessions that are over", async () => {
    for (const cookie of ["", `sid=${"a".repeat(43)}`]) {
      const answer = await sendRaw(gateway.port, handshake({ ...good, Cookie: cookie }));
      // 503: with auth unreachable an unknown cookie can be neither accepted nor refused.
      expect(answer).toMatch(/^HTTP\/1\.1 (401|503) /);
    }
  });

  it("refuses more than the limit of one session, until one closes", async () => {
    const { cookie } = await world.signIn();
    const first = await openSocket(cookie);
    await openSocket(cookie);
    await openSocket(cookie);
    const refused = await openSocket(cookie);
    expect(refused.text()).toMatch(/^HTTP\/1\.1 429 /);
    expect(refused.text()).toMatch(/\r\nretry-after: \d+\r\n/);
    first.socket.destroy();
    await until(async () => (await openSocket(cookie)).text().startsWith("HTTP/1.1 101"));
  });

  it("refuses one session that opens socket after socket, and no other", async () => {
    const { cookie } = await world.signIn();
    const statuses: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { socket, text } = await openSocket(cookie);
      statuses.push(text().slice(9, 12));
      socket.destroy();
    }
    expect(statuses).toEqual([...Array<string>(10).fill("101"), "429", "429"]);
    const other = await world.signIn();
    expect((await openSocket(other.cookie)).text()).toMatch(/^HTTP\/1\.1 101 /);
  });

  it("lets a session open as many as the scale of all limits says", async () => {
    const scaled = await world.start({ CASE_CHAT_URL: [service.url], RATE_LIMIT_SCALE: 0.2 });
    const { cookie } = await world.signIn();
    const statuses: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { socket, text } = await openSocket(cookie, scaled.port);
      statuses.push(text().slice(9, 12));
      socket.destroy();
    }
    expect(statuses).toEqual(["101", "101", "429"]);
  });

  it("outlives sockets that break in the middle of everything", async () => {
    const { cookie } = await world.signIn();
    const sockets = Array.from({ length: 20 }, () => {
      const socket = connect(gateway.port, "127.0.0.1");
      socket.on("error", () => socket.destroy());
      socket.write(handshake({ ...good, Cookie: cookie }), () => socket.resetAndDestroy());
      return once(socket, "close");
    });
    await Promise.all(sockets);
    expect((await gateway.fetch("/health/live")).status).toBe(200);
  });

  it("answers 503 when case-chat is down, without its address", async () => {
    const gone = await startEcho();
    await gone.close();
    const orphan = await world.start({ CASE_CHAT_URL: [gone.url] });
    const { cookie } = await world.signIn();
    const answer = await sendRaw(orphan.port, handshake({ ...good, Cookie: cookie }));
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).not.toMatch(new RegExp(`ECONN|${gone.url.port}`));
  });

  it("passes on a service's own refusal", async () => {
    const refusing = await world.startServer(echo());
    refusing.server.on("upgrade", (_req, socket: Socket) =>
      socket.end("HTTP/1.1 401 Unauthorized\r\nContent-Length: 2\r\n\r\nno"),
    );
    const other = await world.start({ CASE_CHAT_URL: [refusing.url] });
    const { cookie } = await world.signIn();
    expect(await sendRaw(other.port, handshake({ ...good, Cookie: cookie }))).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe("long polling", () => {
  it("passes for members, checks the origin, and takes text", async () => {
    const { cookie } = await world.signIn();
    const path = "/socket.io/?EIO=4&transport=polling";
    expect((await gateway.fetch(path, { headers: { cookie } })).status).toBe(200);
    const post = (origin: string) =>
      gateway.fetch(path, { method: "POST", headers: { cookie, origin, "content-type": "text/plain" }, body: "40" });
    expect((await post("http://localhost:8080")).status).toBe(200);
    expect((await post("https://evil.example")).status).toBe(403);
    expect((await gateway.fetch(path)).status).toBe(401);
  });
});

describe("several replicas of case-chat", () => {
  it("keep one browser on one replica, spread browsers, and replace a dead one", async () => {
    const [one, two] = [await startEcho(echo("one")), await startEcho(echo("two"))];
    const both = await world.start({ CASE_CHAT_URL: [one.url, two.url] });
    const servedBy = async (cookie: string) => {
      const answer = await both.fetch("/api/chat-rooms/my", { headers: { cookie } });
      await answer.text();
      return answer.headers.get("x-served-by");
    };
    const browsers = await Promise.all(Array.from({ length: 24 }, () => world.signIn()));
    const homes = await Promise.all(browsers.map(({ cookie }) => servedBy(cookie)));
    expect(new Set(homes)).toEqual(new Set(["one", "two"]));
    expect(await Promise.all(browsers.map(({ cookie }) => servedBy(cookie)))).toEqual(homes);

    const { cookie = "" } = browsers[homes.indexOf("one")] ?? {};
    await openSocket(cookie, both.port);
    expect({ one: one.asked.length, two: two.asked.length }).toEqual({ one: 1, two: 0 });

    one.open.forEach((socket) => socket.destroy());
    await one.close();
    await until(async () => (await servedBy(cookie)) === "two");
  });
});

/** A masked websocket frame of a browser. */
const frame = (payload: Buffer, opcode = 1): Buffer => {
  const { length } = payload;
  const long = Buffer.alloc(2);
  long.writeUInt16BE(length % 65_536);
  const lengths = length < 126 ? [Buffer.from([0x80 | length])] : [Buffer.from([0x80 | 126]), long];
  return Buffer.concat([Buffer.from([0x80 | opcode]), ...lengths, Buffer.from([0, 0, 0, 0]), payload]);
};
const small = frame(Buffer.from("2"));
const message = frame(Buffer.from("한".repeat(4000)));

describe("what a person sends over websockets", () => {
  const floods: [string, Buffer, number][] = [
    ["frames", small, 3000],
    ["empty frames", frame(Buffer.alloc(0), 9), 3000],
    ["bytes", frame(Buffer.alloc(60_000)), 40],
  ];
  it.each(floods)(
    "is cut both ways when there are too many %s, and does not come back at once",
    async (_what, flood, times) => {
      const person = await world.signIn();
      const { socket } = await openSocket(person.cookie);
      const behind = [...service.open].at(-1);
      socket.write(Buffer.concat(Array<Buffer>(times).fill(flood)));
      await until(() => socket.destroyed && behind?.destroyed);
      const again = await openSocket(person.cookie);
      expect(again.text()).toMatch(/^HTTP\/1\.1 429 /);
      const other = await world.signIn();
      expect((await openSocket(other.cookie)).text()).toMatch(/^HTTP\/1\.1 101 /);
    },
  );

  it("counts frames wherever their bytes are cut, on all sockets and sessions of a person together", async () => {
    const first = await world.signIn();
    const second = await world.signIn({ userId: first.session.userId });
    const sockets = [await openSocket(first.cookie), await openSocket(second.cookie)];
    let sent = 0;
    const trickle = async () => {
      for (const { socket } of sockets) {
        const many = Buffer.concat(Array<Buffer>(50).fill(small));
        for (const byte of [many.subarray(0, 1), many.subarray(1, 3), many.subarray(3, 12), many.subarray(12)]) {
          socket.write(byte);
          await new Promise(setImmediate);
        }
        sent += 50;
      }
      return sockets.some(({ socket }) => socket.destroyed);
    };
    await until(trickle, { intervalMs: 0 });
    expect(sent).toBeGreaterThan(900);
  });

  it("passes whole while it keeps to the limits of the chat", async () => {
    const member = await openSocket((await world.signIn()).cookie);
    const frames = Buffer.concat([...Array<Buffer>(30).fill(message), ...Array<Buffer>(300).fill(small)]);
    member.socket.write(frames);
    const staff = await openSocket((await world.signIn({ role: "admin" })).cookie);
    const joins = Buffer.concat(Array<Buffer>(2000).fill(small));
    staff.socket.write(joins);
    const answered = (text: string) => text.length - text.indexOf("\r\n\r\n") - 4;
    await until(() => answered(member.text()) === frames.length && answered(staff.text()) === joins.length);
  });
});

describe("opening connections by long polling", () => {
  it("is limited like opening websockets, however the address is written; polling what is open is not", async () => {
    const { cookie } = await world.signIn();
    const ask = async (query: string) =>
      (
        await sendRaw(
          gateway.port,
          `GET /socket.io/?EIO=4&transport=polling${query} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
        )
      ).slice(9, 12);
    for (let count = 0; count < 12; count += 1) expect(await ask("&sid=known")).toBe("200");
    const queries = ["", "&sid=", "&sid=a&sid=", "&t=1"];
    const statuses: string[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push(await ask(queries[count % queries.length] ?? ""));
    expect(statuses).toEqual([...Array<string>(10).fill("200"), "429", "429"]);
    expect(await ask("&sid=known")).toBe("200");
  });
});
