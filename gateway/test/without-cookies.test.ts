import type { IncomingHttpHeaders } from "node:http";
import { gatewayUnderTest, type GatewayUnderTest } from "./support.ts";

const world = gatewayUnderTest();
const TOKEN = "Vq3kRZx0bN8wYyq1c2l5d6m7n8o9p0a1b2c3d4e5f6g";
let gateway: GatewayUnderTest;
const passed: { url: string; headers: IncomingHttpHeaders }[] = [];

beforeAll(async () => {
  const service = await world.startServer((req, res) => {
    passed.push({ url: req.url ?? "", headers: req.headers });
    req.resume().on("end", () => res.end("BEGIN:VCALENDAR"));
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
    expect(passed).toHaveLength(1);
    expect(passed[0]?.url).toBe(`/calendar/${TOKEN}.ics`);
    expect(passed[0]?.headers).not.toHaveProperty("cookie");
    expect(passed[0]?.headers).not.toHaveProperty("authorization");
    expect(world.logs.text()).toContain("/calendar/:token.ics");
    expect(world.logs.text()).not.toContain(TOKEN);
  });

  it("is read alone: nothing is changed there, and the page beside it is the site's", async () => {
    expect((await gateway.fetch(`/calendar/${TOKEN}.ics`, { method: "POST" })).status).toBe(405);
    await gateway.fetch(`/calendar/${TOKEN}`);
    expect(passed).toHaveLength(1);
    expect(world.logs.text()).not.toContain(TOKEN);
  });
});
