import { gatewayUnderTest, type GatewayUnderTest } from "./support.ts";

const world = gatewayUnderTest();
let gateways: GatewayUnderTest[];

beforeAll(async () => {
  const service = await world.startServer((req, res) => req.resume().on("end", () => res.end("{}")));
  // Two of the three hundred a minute.
  const settings = { AI_URL: [service.url], TRUSTED_PROXY_HOPS: 1, RATE_LIMIT_SCALE: 2 / 300 };
  gateways = [await world.start(settings), await world.start(settings)];
});

const find = async (address: string, gateway = 0, path = "/api/ai/find") => {
  const headers = {
    "content-type": "application/json",
    origin: "http://localhost:8080",
    "x-forwarded-for": address,
  };
  return gateways[gateway]?.fetch(path, { method: "POST", headers, body: "{}" });
};

describe("a route with a rate of its own", () => {
  it("is refused to a network that has used it up, at every gateway, and to no other", async () => {
    expect((await find("203.0.113.1"))?.status).toBe(200);
    expect((await find("203.0.113.1", 1))?.status).toBe(200);
    const refused = await find("203.0.113.1");
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await find("203.0.113.1", 1))?.status).toBe(429);
    expect((await find("203.0.113.1", 0, "/api/ai/recommend"))?.status).toBe(200);
    expect((await find("198.51.100.1"))?.status).toBe(200);
  });
});
