import type { IncomingHttpHeaders } from "node:http";
import { gatewayUnderTest, type GatewayUnderTest } from "./support.ts";

const world = gatewayUnderTest();
const TOKEN = "Vq3kRZx0bN8wYyq1c2l5d6m7n8o9p0a1b2c3d4e5f6g";
let gateway: GatewayUnderTest;
const passed: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  const service = await world.startServer((req, res) => {
    const parts: Buffer[] = [];
    req.on("data", (part: Buffer) => parts.push(part));
    req.on("end", () => {
      passed.push({ url: req.url ?? "", headers: req.headers, body: Buffer.concat(parts).toString() });
      res.end("BEGIN:VCALENDAR");
    });
  });
  gateway = await world.start({ NOTIFICATIONS_URL: [service.url] });
});

describe("what programs fetch without a session", () => {
  it("passes with no cookie and no identity, and its secret is in no log", async () => {
    // A session that is there: an unknown one would pass without an identity whatever the gateway reads.
    const { cookie } = await world.signIn({ role: "admin" });
    const headers = { cookie: `${cookie}; device=def` };
    const seen = await gateway.fetch("/api/notifications", { headers });
    await seen.text();
    expect(passed.splice(0)[0]?.headers).toHaveProperty("authorization");
    const answer = await gateway.fetch(`/calendar/${TOKEN}.ics`, { headers });
    expect([answer.status, await answer.text()]).toEqual([200, "BEGIN:VCALENDAR"]);
    const asked = passed.splice(0);
    expect(asked.map(({ url }) => url)).toEqual([`/calendar/${TOKEN}.ics`]);
    expect(asked[0]?.headers).not.toHaveProperty("cookie");
    expect(asked[0]?.headers).not.toHaveProperty("authorization");
    expect(world.logs.text()).toContain("/calendar/:token.ics");
    expect(world.logs.text()).not.toContain(TOKEN);
  });

  it("is passed where a mail program posts an unsubscription, as a form, from no site, and under none of its logins", async () => {
    passed.length = 0;
    const form = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const post = (more: Record<string, string>) =>
      gateway.fetch(`/unsubscribe/${TOKEN}`, { method: "POST", body: form, headers: { ...headers, ...more } });
    const { cookie } = await world.signIn({ role: "admin" });
    for (const more of [{}, { cookie }, { origin: "https://mail.example", "sec-fetch-site": "cross-site" }]) {
      expect((await post(more)).status).toBe(200);
      const [asked] = passed.splice(0);
      expect(asked).toMatchObject({ url: `/unsubscribe/${TOKEN}`, body: "List-Unsubscribe=One-Click" });
      expect(asked?.headers).not.toHaveProperty("cookie");
      expect(asked?.headers).not.toHaveProperty("authorization");
    }
    // The page of the link is the site's, and its button asks as the site does.
    await gateway.fetch(`/unsubscribe/${TOKEN}`);
    expect(passed).toEqual([]);
    const api = `/api/notifications/unsubscribe/${TOKEN}`;
    expect((await gateway.fetch(api, { method: "POST", body: form, headers })).status).toBeGreaterThanOrEqual(400);
    expect(passed).toEqual([]);
    expect(world.logs.text()).not.toContain(TOKEN);
  });

  it("is read alone: nothing is changed there, and the page beside it is the site's", async () => {
    expect((await gateway.fetch(`/calendar/${TOKEN}.ics`, { method: "POST" })).status).toBe(405);
    await gateway.fetch(`/calendar/${TOKEN}`);
    expect(passed).toEqual([]);
    expect(world.logs.text()).not.toContain(TOKEN);
  });
});
