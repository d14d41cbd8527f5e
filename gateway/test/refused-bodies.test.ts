import { sendAfterAnswer } from "@legal/test-kit";
import { gatewayUnderTest, type GatewayUnderTest } from "./support.ts";

const BODY = Buffer.alloc(3 * 1024 * 1024, "a");

const world = gatewayUnderTest();
let gateway: GatewayUnderTest;
let member: string;
beforeAll(async () => {
  gateway = await world.start();
  ({ cookie: member } = await world.signIn());
});

const json = { "content-type": "application/json" };
const form = { "content-type": "multipart/form-data; boundary=b" };

/** Every way in which the gateway answers before the body is there. */
const REFUSALS: [why: string, method: string, path: string, headers: Record<string, string>, status: number][] = [
  ["an upload without a session", "POST", "/api/upload", form, 401],
  ["JSON without a session", "PATCH", "/api/users/me", json, 413],
  ["JSON that is too long", "POST", "/api/inquiries", json, 413],
  ["another type", "POST", "/api/auth/login", { "content-type": "text/plain" }, 415],
  ["another site's", "POST", "/api/auth/signup", { ...json, origin: "https://evil.example" }, 403],
  ["no such call", "POST", "/api/nothing", json, 404],
  ["no such page", "POST", "/", json, 405],
];

describe("an upload of several MiB that is refused early", () => {
  it.each(REFUSALS)("%s: is answered, and can be sent to its end", async (_why, method, path, headers, status) => {
    expect(await sendAfterAnswer({ url: gateway.url, method, path }, headers, BODY)).toBe(status);
  });

  it("is answered also where it is a stream of unknown length", async () => {
    const stream = () =>
      new ReadableStream({
        start: (controller) => {
          for (let n = 0; n < 48; n += 1) controller.enqueue(BODY.subarray(0, 65_536));
          controller.close();
        },
      });
    const refused = await gateway.fetch("/api/upload", {
      method: "POST",
      headers: { ...form },
      body: stream(),
      duplex: "half",
    });
    expect(refused.status).toBe(401);
  });

  it("is not read for ever: who goes on and on is cut", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(BODY.subarray(0, 1_048_576));
      },
    });
    const answer = await gateway.fetch("/api/upload", {
      method: "POST",
      headers: { ...form, cookie: `${member}x` },
      body: endless,
      duplex: "half",
    });
    expect(answer.status).toBe(401);
    expect(sent).toBeLessThan(100);
  });
});
