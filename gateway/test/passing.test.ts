import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request, type IncomingMessage, type RequestListener } from "node:http";
import { until } from "@legal/test-kit";
import { gatewayUnderTest, sendRaw, type GatewayUnderTest } from "./support.ts";

const world = gatewayUnderTest();
let answering: RequestListener;
let gateway: GatewayUnderTest;
let member: string;

beforeAll(async () => {
  const service = await world.startServer((req, res) => answering(req, res));
  // So long that it ends nothing here.
  gateway = await world.start({ AUTH_URL: [service.url], CASE_CHAT_URL: [service.url], UPSTREAM_TIMEOUT_MS: 600_000 });
  member = (await world.signIn()).cookie;
});

const BYTES = randomBytes(3_000_000);
const upload = (headers: Record<string, string> = {}) =>
  request(`${gateway.url}/api/upload`, {
    method: "POST",
    headers: { cookie: member, "content-type": "multipart/form-data; boundary=x", ...headers },
  });
const bytesOf = async (message: IncomingMessage): Promise<Buffer> => Buffer.concat(await message.toArray());

describe("what passes through the gateway", () => {
  it("is the same bytes in both directions, of a known length or not", async () => {
    answering = (req, res) => req.pipe(res);
    for (const headers of [{ "content-length": String(BYTES.length) }, {}]) {
      const sent = upload(headers);
      sent.write(BYTES.subarray(0, 1000));
      sent.end(BYTES.subarray(1000));
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      expect((await bytesOf(answer)).equals(BYTES)).toBe(true);
    }
  });

  it("lets nothing follow a body without a length over its connection to the service", async () => {
    const asked: (string | undefined)[] = [];
    answering = (req, res) => {
      asked.push(req.headers.connection);
      req.resume().on("end", () => res.end("ok"));
    };
    const sent = upload();
    sent.write("so");
    sent.end("me");
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    expect((await bytesOf(answer)).toString()).toBe("ok");
    expect(asked).toEqual(["close"]);
    expect(answer.headers.connection).toBe("keep-alive");
  });

  it.each([
    ["HEAD", 200, { "content-length": "5" }],
    ["GET", 204, {}],
    ["GET", 304, { etag: '"a"' }],
  ])("answers %s with %i and no body, over a connection that is used again", async (method, status, headers) => {
    answering = (_req, res) => res.writeHead(status, headers).end();
    const ask = `${method} /api/auth/providers HTTP/1.1\r\nHost: x\r\n`;
    const answer = await sendRaw(gateway.port, `${ask}\r\n${ask}Connection: close\r\n\r\n`);
    expect(answer.match(new RegExp(`HTTP/1.1 ${status} `, "g"))).toHaveLength(2);
    for (const part of answer.split(/(?=HTTP\/1\.1)/)) expect(part.endsWith("\r\n\r\n")).toBe(true);
    expect(answer).not.toMatch(/transfer-encoding/i);
  });

  it("ends at the service when the client leaves in the middle of an answer", async () => {
    const closed = Promise.withResolvers<void>();
    answering = (_req, res) => {
      res.once("close", () => closed.resolve());
      res.writeHead(200, { "content-length": "1000" }).write("half");
    };
    const asked = request(`${gateway.url}/api/auth/providers`).end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    await once(answer, "data");
    answer.on("error", () => undefined);
    asked.destroy();
    await closed.promise;
    expect(world.logs.text()).not.toContain("service failed");
  });

  it("ends at the service when the client leaves in the middle of a body", async () => {
    const seen = Promise.withResolvers<IncomingMessage>();
    answering = (req) => seen.resolve(req);
    const sent = upload({ "content-length": "1000" });
    sent.on("error", () => undefined);
    sent.write("half");
    const req = await seen.promise;
    req.on("error", () => undefined);
    sent.destroy();
    await until(() => req.destroyed);
    expect(req.complete).toBe(false);
    expect(world.logs.text()).not.toContain("service failed");
  });

  it("is an answer that came before the body was read, and the connection goes on", async () => {
    answering = (_req, res) => res.writeHead(413, { "content-type": "text/plain" }).end("too much");
    const sent = upload({ "content-length": String(BYTES.length) });
    sent.on("error", () => undefined);
    sent.end(BYTES);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect((await bytesOf(answer)).toString()).toBe("too much");
    expect((await gateway.fetch("/api/auth/providers")).status).toBe(413);
  });
});
