import type { RequestListener } from "node:http";
import { waited } from "@legal/test-kit";
import { echo, gatewayUnderTest, jsonPost, sendRaw } from "./support.ts";

const world = gatewayUnderTest();
let gateway: Awaited<ReturnType<typeof world.start>>;
let service: Awaited<ReturnType<typeof world.startServer>>;
let served = 0;
beforeAll(async () => {
  const answer = echo();
  service = await world.startServer((req, res) => {
    served += 1;
    answer(req, res);
  });
  gateway = await world.start({ CASE_CHAT_URL: [service.url], AUTH_URL: [service.url] });
});

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

describe("paths that are not in the table", () => {
  it.each([
    "/api/nothing",
    "/api/",
    "/api",
    "/api/chat-rooms/a/b/c",
    "/api/chat-rooms/../users/me",
    "/api/users/%2e%2e",
    "/api/users/..",
    "/api/users/.",
    "/api/chat-rooms/...",
    "/api/chat-rooms/../messages",
    "/api/chat-rooms/my/",
    "/api/chat-rooms/",
    "/api/Chat-Rooms/my",
    "/api/users/:id",
    "/api//login",
    "/api/users/a%2Fb",
    "/socket.io/other",
    "/socket.iox",
  ])("answer 404 as JSON: %s", async (path) => {
    const before = served;
    const answer = await sendRaw(gateway.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"code":"NOT_FOUND"');
    expect(served).toBe(before);
  });

  it("include everything internal", async () => {
    const before = served;
    for (const path of ["/internal/sessions/x", "/INTERNAL/sessions/x", "/api/../internal/sessions/x", "//internal/x"])
      await sendRaw(gateway.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(served).toBe(before);
  });

  it("answer 405 for a known path with another method", async () => {
    const answer = await gateway.fetch("/api/auth/login", { method: "DELETE" });
    expect({ status: answer.status, code: await codeOf(answer) }).toEqual({ status: 405, code: "METHOD_NOT_ALLOWED" });
  });
});

const post = (headers: Record<string, string | undefined>) => gateway.fetch("/api/auth/login", jsonPost({}, headers));

describe("threats 6 and 44: requests that another site sends", () => {
  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "http://localhost:8080", "sec-fetch-site": "cross-site" },
    { origin: "http://localhost:8081" },
    { origin: "https://localhost:8080" },
    { origin: "http://localhost:8080.evil.example" },
    { origin: "http://localhost:80800" },
  ])("are refused: %j", async (headers) => {
    const before = served;
    const answer = await post(headers);
    expect({ status: answer.status, code: await codeOf(answer) }).toEqual({ status: 403, code: "CROSS_SITE_REQUEST" });
    expect(served).toBe(before);
  });

  it.each([
    { origin: "http://localhost:8080", "sec-fetch-site": "same-origin" },
    { origin: "http://127.0.0.1:8080" },
    {},
  ])("pass from the site itself and from no browser: %j", async (headers) => {
    expect((await post(headers)).status).toBe(200);
  });

  it("are refused as forms", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/jsonx",
    ]) {
      const answer = await gateway.fetch("/api/auth/login", {
        method: "POST",
        headers: { "content-type": type },
        body: "{}",
      });
      expect({ type, status: answer.status, code: await codeOf(answer) }).toEqual({
        type,
        status: 415,
        code: "UNSUPPORTED_MEDIA_TYPE",
      });
    }
    expect((await gateway.fetch("/api/auth/login", { method: "POST", body: new Blob(["{}"]) })).status).toBe(415);
  });

  it("may have no body at all", async () => {
    expect((await gateway.fetch("/api/logout", { method: "POST" })).status).toBe(200);
  });

  it("may be multipart only for the upload", async () => {
    const { cookie } = await world.signIn();
    const form = new FormData();
    form.set("file", new Blob(["hello"]), "a.txt");
    expect((await gateway.fetch("/api/upload", { method: "POST", headers: { cookie }, body: form })).status).toBe(200);
    expect((await gateway.fetch("/api/upload", jsonPost({}, { cookie }))).status).toBe(415);
  });
});

describe("sizes and slowness", () => {
  it("refuses an absurd body with 413 before carrying it on", async () => {
    const before = served;
    const answer = await gateway.fetch("/api/auth/login", jsonPost({ password: "x".repeat(300_000) }));
    expect({ status: answer.status, code: await codeOf(answer) }).toEqual({ status: 413, code: "PAYLOAD_TOO_LARGE" });
    expect(served).toBe(before);
  });

  it("refuses huge headers with 431", async () => {
    expect(
      await sendRaw(gateway.port, `GET /api/login HTTP/1.1\r\nHost: x\r\nX-Big: ${"x".repeat(20_000)}\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 431 /);
  });

  it("answers 408 to a header that never ends", async () => {
    const answer = await sendRaw(gateway.port, "GET /api/login HTTP/1.1\r\nHost: x\r\nX-Slow: a");
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("answers 408 to a JSON body that trickles in", async () => {
    const impatient = await world.start({ AUTH_URL: [service.url], BODY_TIMEOUT_MS: 200 });
    const head =
      "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    const answer = await sendRaw(impatient.port, head);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
  });
});

const request = (lines: string[], body = "") =>
  `${["POST /api/auth/login HTTP/1.1", "Host: x", ...lines].join("\r\n")}\r\n\r\n${body}`;

describe("threat 45: malformed requests", () => {
  it.each([
    [
      "Content-Length and Transfer-Encoding",
      ["Content-Type: application/json", "Content-Length: 4", "Transfer-Encoding: chunked"],
      "0\r\n\r\nGET /api/login HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ["two lengths", ["Content-Length: 2", "Content-Length: 3"], "{}"],
    ["an obfuscated encoding", ["Transfer-Encoding: xchunked"], "0\r\n\r\n"],
    ["a space before the colon", ["Transfer-Encoding : chunked"], "0\r\n\r\n"],
    ["a folded header", ["X: a", " Transfer-Encoding: chunked"], ""],
    ["bytes that are no HTTP", ["\u0000\u0001"], ""],
  ])("refuses %s with 400 and closes", async (_what, lines, body) => {
    const before = served;
    const answer = await sendRaw(gateway.port, request(lines, body));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"MALFORMED_REQUEST"');
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(served).toBe(before);
  });

  it("refuses a request without Host, and plain garbage", async () => {
    expect(await sendRaw(gateway.port, "GET /api/login HTTP/1.1\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendRaw(gateway.port, "\u0016\u0003\u0001 hello\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  });
});

const fails = async (handle: RequestListener, settings = {}) => {
  const { url } = await world.startServer(handle);
  const failing = await world.start({ AUTH_URL: [url], ...settings });
  const startedAt = performance.now();
  const answer = await failing.fetch("/api/auth/providers", { headers: { "accept-language": "en" } });
  return { status: answer.status, ms: performance.now() - startedAt, text: await answer.text(), port: url.port };
};

describe("services that fail", () => {
  it("answer 503 within a second when no replica listens, without any address", async () => {
    const gone = await world.startServer(echo());
    await gone.close();
    const orphan = await world.start({ AUTH_URL: [gone.url] });
    const asked = jsonPost({}, { "accept-language": "ja" });
    const [answer, ms] = await waited(() => orphan.fetch("/api/auth/login", asked));
    expect(ms).toBeLessThan(1000);
    const text = await answer.text();
    expect(answer.status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      message: expect.stringMatching(/[ぁ-ん]/) as string,
    });
    expect(text).not.toMatch(new RegExp(`127\\.0\\.0\\.1|localhost|ECONN|${gone.url.port}`));
  });

  it("answer 502 when the connection breaks", async () => {
    const { status, text, port } = await fails((req) => req.socket.destroy());
    expect({ status, code: (JSON.parse(text) as { code: string }).code }).toEqual({
      status: 502,
      code: "UPSTREAM_FAILED",
    });
    expect(text).not.toContain(port);
  });

  it("answer 504 when nothing comes", async () => {
    const { status, text } = await fails(() => undefined, { UPSTREAM_TIMEOUT_MS: 200 });
    expect({ status, code: (JSON.parse(text) as { code: string }).code }).toEqual({
      status: 504,
      code: "UPSTREAM_TIMEOUT",
    });
  });

  it("cut the client off when an answer breaks in the middle", async () => {
    await expect(
      fails((req, res) => {
        res.writeHead(200, { "content-length": "1000" });
        res.write("half", () => req.socket.destroy());
      }),
    ).rejects.toThrow("terminated");
  });
});

describe("connections to services", () => {
  it("are used again", async () => {
    let connections = 0;
    service.server.on("connection", () => (connections += 1));
    for (let n = 0; n < 30; n += 1)
      await Promise.all(
        Array.from({ length: 4 }, () => gateway.fetch("/api/auth/providers").then((answer) => answer.text())),
      );
    expect(connections).toBeLessThanOrEqual(4);
  });
});
