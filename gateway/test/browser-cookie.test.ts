import { gatewayUnderTest, jsonPost, echo, seen, type GatewayUnderTest } from "./support.ts";
import { BROWSER_COUNTED_ROUTES, loginRoute } from "@legal/contracts/routes";
import { keyRingField } from "@legal/service-kit";

const world = gatewayUnderTest();
const OPENED = { headers: { "sec-fetch-dest": "document" } };
const keysOf = (...bytes: number[]) =>
  keyRingField.parse(bytes.map((byte) => Buffer.alloc(32, byte).toString("base64")).join(","));

let gateway: GatewayUnderTest;
let auth: URL;
beforeAll(async () => {
  ({ url: auth } = await world.startServer(echo("auth")));
  gateway = await world.start({ AUTH_URL: [auth], INQUIRY_URL: [auth], AI_URL: [auth], ANALYTICS_URL: [auth] });
});

const cookieFrom = async (at = gateway) => {
  const [line = ""] = (await at.fetch("/", OPENED)).headers.getSetCookie();
  return line.split(";", 1)[0] ?? "";
};
const receivedBy = async (cookie?: string, at = gateway, more: Record<string, string> = {}) => {
  const answer = await at.fetch("/api/auth/check-username", jsonPost({ username: "minji" }, { ...more, cookie }));
  return (await seen(answer)).headers["x-client-browser"];
};

describe("a browser that opens a page", () => {
  it("gets a name for a day, unreadable for scripts and for other sites", async () => {
    const answer = await gateway.fetch("/", OPENED);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^browser=[\w-]{22}\.[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const secure = await world.start({ PUBLIC_ORIGIN: "https://legal.example" });
    expect(await cookieFrom(secure)).toMatch(/^__Host-browser=/);
  });

  it("keeps it, and a program that fetches the page gets none", async () => {
    const cookie = await cookieFrom();
    const again = await gateway.fetch("/", { headers: { ...OPENED.headers, cookie } });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect((await gateway.fetch("/")).headers.getSetCookie()).toEqual([]);
  });
});

describe("the service that counts browsers", () => {
  it.each([...BROWSER_COUNTED_ROUTES.map((route) => [route, true] as const), [loginRoute, false] as const])(
    "%s: gets the name: %s",
    async (route, isNamed) => {
      const path = route.slice("POST ".length).replace(":id", "01900000-0000-7000-8000-000000000000");
      const answer = await gateway.fetch(path, jsonPost({}, { cookie: await cookieFrom() }));
      expect("x-client-browser" in (await seen(answer)).headers).toBe(isNamed);
    },
  );

  it("gets the name, and believes no one who makes one up", async () => {
    const cookie = await cookieFrom();
    const name = /=([\w-]{22})\./.exec(cookie)?.[1];
    expect(await receivedBy(cookie)).toBe(name);
    expect(await receivedBy()).toBeUndefined();
    expect(await receivedBy(`browser=${"a".repeat(22)}.${"b".repeat(43)}`)).toBeUndefined();
    expect(await receivedBy(undefined, gateway, { "x-client-browser": "somebody" })).toBeUndefined();
  });

  it("gets the same while the key is replaced, and nothing once it is gone", async () => {
    const [before, both, after] = await Promise.all(
      [keysOf(1), keysOf(2, 1), keysOf(2)].map((keys) => world.start({ AUTH_URL: [auth], BROWSER_COOKIE_KEYS: keys })),
    );
    const cookie = await cookieFrom(before);
    expect(await receivedBy(cookie, both)).toBe(await receivedBy(cookie, before));
    expect(await receivedBy(cookie, after)).toBeUndefined();
  });
});
