import { execFile } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { until } from "@legal/test-kit";
import { createStrictServer } from "../src/server/strict-server.ts";
import { echo, gatewayUnderTest, jsonPost, seen, sendRaw, type Seen } from "./support.ts";
import { builtSite } from "./support-pages.ts";

const world = gatewayUnderTest();
const site = builtSite(world);
let gateway: Awaited<ReturnType<typeof world.start>>;
let served = 0;
beforeAll(async () => {
  const answer = echo();
  const service = await world.startServer((req, res) => {
    served += 1;
    answer(req, res);
  });
  gateway = await world.start({ CASE_CHAT_URL: [service.url], AUTH_URL: [service.url], WEB_DIR: site.webDir });
});

const bodyOf = (answer: string): unknown => JSON.parse(answer.split("\r\n\r\n")[1] ?? "");

describe("a request that means two things", () => {
  const host = "Host: x\r\n";
  const length = "Content-Length: 5000\r\n\r\nx";
  const chunks = "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n";
  it.each([
    ["a call with a body of some length", `GET /api/auth/providers HTTP/1.1\r\n${host}${length}`],
    ["a call with a body in chunks", `GET /api/auth/providers HTTP/1.1\r\n${host}${chunks}`],
    ["a page with a body", `GET /login HTTP/1.1\r\n${host}${length}`],
    ["the health of the gateway with a body", `GET /health/live HTTP/1.1\r\n${host}${chunks}`],
    ["a poll with a body", `GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\n${host}${length}`],
    ["two hosts", `GET /api/auth/providers HTTP/1.1\r\n${host}HOST: y\r\n\r\n`],
    ["two hosts of a page", `GET / HTTP/1.1\r\n${host}host: x\r\nConnection: close\r\n\r\n`],
    ["* for a page", `GET * HTTP/1.1\r\n${host}\r\n`],
  ])("is refused with 400, its connection closed, nothing passed on: %s", async (_what, bytes) => {
    const before = served;
    const answer = await sendRaw(gateway.port, bytes.replace("\r\n\r\n", "\r\nX: y\r\n\r\n"));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(bodyOf(answer)).toMatchObject({ code: "MALFORMED_REQUEST" });
    expect(served).toBe(before);
  });

  it("is refused to HEAD, too, and * is for OPTIONS", async () => {
    const head = await sendRaw(gateway.port, `HEAD / HTTP/1.1\r\n${host}${length}`);
    expect(head).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\n$/);
    const options = await sendRaw(gateway.port, `OPTIONS * HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect(options).toMatch(/^HTTP\/1\.1 405 /);
    expect(bodyOf(options)).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
  });
});

describe("a client that offers another protocol", () => {
  const offer = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n";

  /** What comes back of one request on a connection that stays open. */
  const ask = async (bytes: string): Promise<string> => {
    const socket = connect(gateway.port, "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.write(bytes);
    await until(() => /\r\n\r\n[^]*\}$|<\/html>|\r\n0\r\n\r\n$/.test(text));
    socket.destroy();
    return text;
  };

  it("gets its answer in this one", async () => {
    expect(await ask(`GET /login HTTP/1.1\r\nHost: x\r\n${offer}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask(`GET /health/live HTTP/1.1\r\nHost: x\r\n${offer}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("has its calls passed on without the offer", async () => {
    for (const bytes of [
      `GET /api/auth/providers HTTP/1.1\r\nHost: x\r\n${offer}\r\n`,
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\n${offer}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    ]) {
      const answer = await ask(bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      const { headers } = JSON.parse(/\{[^]*\}/.exec(answer)?.[0] ?? "") as Seen;
      expect(headers).not.toHaveProperty("upgrade");
      expect(headers.connection).not.toMatch(/upgrade/i);
    }
    expect((await seen(await gateway.fetch("/api/auth/login", jsonPost({ a: 1 })))).body).toBe('{"a":1}');
  });
});

describe("connections of one address", () => {
  const LIMIT = 5;
  const opened: Socket[] = [];
  afterAll(() => opened.forEach((socket) => socket.destroy()));

  it("are no more than the limit, and do not take others'", async () => {
    const { server, close } = createStrictServer((_req, res) => void res.end("here"), {
      maxConnections: 100,
      maxPerAddress: LIMIT,
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    const open = (localAddress: string): Socket => {
      const socket = connect({ port, host: "127.0.0.1", localAddress });
      socket.on("error", () => socket.destroy());
      opened.push(socket);
      return socket;
    };
    const answerOf = async (socket: Socket): Promise<string> => {
      let text = "";
      socket.on("data", (chunk) => (text += String(chunk)));
      socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
      await until(() => socket.destroyed || text.endsWith("here"));
      return text.slice(9, 12);
    };
    const first = Array.from({ length: LIMIT }, () => open("127.0.0.1"));
    for (const socket of first) expect(await answerOf(socket)).toBe("200");
    expect(await answerOf(open("127.0.0.1"))).toBe("");
    expect(await answerOf(open("127.0.0.2"))).toBe("200");
    first[0]?.destroy();
    await until(async () => (await answerOf(open("127.0.0.1"))) === "200");
    for (const socket of opened) socket.destroy();
    await close(0);
  });

  it("fit all together into half of the files that the process may open", async () => {
    const file = join(import.meta.dirname, "../src/server/connection-limit.ts");
    const program = `import(${JSON.stringify(file)}).then((m) => console.log(m.connectionLimit(20000), m.connectionLimit(7)))`;
    const { stdout } = await promisify(execFile)("bash", [
      "-c",
      `ulimit -n 500; exec "$0" -e "$1"`,
      process.execPath,
      program,
    ]);
    expect(stdout.trim()).toBe("200 7");
  });
});

describe("every answer", () => {
  it.each([
    ["a page", "/login", 200],
    ["a page that is not there", "/no-such-page", 404],
    ["a file that is not there", "/web/none.js", 404],
    ["the remotes", "/config.json", 200],
    ["what crawlers read", "/robots.txt", 200],
    ["the map of the site", "/sitemap.xml", 200],
    ["the description of the API", "/api/openapi.json", 200],
    ["its page", "/api/docs", 200],
    ["a service's answer", "/api/auth/providers", 200],
    ["an error", "/api/nothing", 404],
    ["health", "/health/ready", 200],
    ["metrics", "/metrics", 200],
  ])("says that its type is what it says and that it is for this site only: %s", async (_what, path, status) => {
    const answer = await gateway.fetch(path);
    await answer.text();
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  it("says so even to bytes that are no request", async () => {
    const answer = await sendRaw(gateway.port, "what?\r\n\r\n");
    expect(answer).toMatch(/\r\ncross-origin-resource-policy: same-origin\r\n/);
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
  });
});

describe("readiness", () => {
  it("shows the public whether it is ready, and only this machine and the metrics port what is down", async () => {
    const behind = await world.start({ TRUSTED_PROXY_HOPS: 1 });
    expect(await (await behind.fetch("/health/ready")).json()).toEqual({ status: "ready" });
    const forwarded = await gateway.fetch("/health/ready", { headers: { "x-forwarded-for": "1.2.3.4" } });
    expect(await forwarded.json()).toEqual({ status: "ready" });
    const inside = await world.startServer(behind.internalApp);
    expect(await (await fetch(new URL("/health/ready", inside.url))).json()).toMatchObject({
      checks: { auth: "down" },
    });
    expect((await fetch(new URL("/metrics", inside.url))).status).toBe(200);
  });

  it("asks auth and Redis once a second, however often it is asked", async () => {
    let asked = 0;
    const auth = await world.startServer((_req, res) => {
      asked += 1;
      res.end("{}");
    });
    const busy = await world.start({ AUTH_URL: [auth.url] });
    const startedAt = performance.now();
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 20 }, async () => (await busy.fetch("/health/ready")).text()));
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(1 + Math.floor((performance.now() - startedAt) / 1000));
  });
});
