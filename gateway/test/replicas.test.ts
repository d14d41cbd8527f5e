import type { RequestListener } from "node:http";
import { until } from "@legal/test-kit";
import { gatewayUnderTest, sendRaw, type GatewayUnderTest } from "./support.ts";

const world = gatewayUnderTest();
const PATH = "/api/auth/providers";

/** A replica of a service that can say that it is about to stop, or break off. */
const startReplica = async (name: string) => {
  const state = { ready: true, breakOffs: 0, arrivals: 0 };
  const handle: RequestListener = (req, res) => {
    if (req.url === "/health/ready") return void res.writeHead(state.ready ? 200 : 503).end();
    state.arrivals += 1;
    if (state.breakOffs > 0) {
      state.breakOffs -= 1;
      return void req.socket.destroy();
    }
    return void req.resume().on("end", () => res.end(name));
  };
  const { url, close } = await world.startServer(handle);
  return { name, url, close, state };
};

const servedBy = async (gateway: GatewayUnderTest, init?: RequestInit): Promise<string> => {
  const answer = await gateway.fetch(PATH, init);
  return answer.ok ? answer.text() : String(answer.status);
};

/** Two replicas of auth behind a gateway, the one that serves this browser first. */
const startBoth = async () => {
  const [one, two] = [await startReplica("one"), await startReplica("two")];
  const gateway = await world.start({ AUTH_URL: [one.url, two.url] });
  const [home, other] = (await servedBy(gateway)) === "one" ? [one, two] : [two, one];
  return { gateway, home, other };
};

describe("a replica that is about to stop", () => {
  it("gets no more requests as soon as it says so, and its share again once it is back", async () => {
    const { gateway, home, other } = await startBoth();
    home.state.ready = false;
    await until(async () => (await servedBy(gateway)) === other.name);
    home.state.ready = true;
    await until(async () => (await servedBy(gateway)) === home.name);
  });

  it("serves on when no other is ready", async () => {
    const { gateway, home, other } = await startBoth();
    home.state.ready = false;
    await until(async () => (await servedBy(gateway)) === other.name);
    other.state.ready = false;
    await until(async () => (await servedBy(gateway)) === home.name);
  });
});

describe("a replica that is not ready yet", () => {
  it("is left to another one from the first request on", async () => {
    const [starting, serving] = [await startReplica("starting"), await startReplica("serving")];
    starting.state.ready = false;
    const gateway = await world.start({ AUTH_URL: [starting.url, serving.url] });
    const askers = await Promise.all(Array.from({ length: 12 }, () => world.signIn()));
    const homes = await Promise.all(askers.map(({ cookie }) => servedBy(gateway, { headers: { cookie } })));
    expect(new Set(homes)).toEqual(new Set(["serving"]));
  });
});

describe("a replica that is gone without a word", () => {
  it("costs no reader an error: another one answers", async () => {
    const { gateway, home, other } = await startBoth();
    await home.close();
    expect(await servedBy(gateway)).toBe(other.name);
  });

  it("is not asked twice to change something", async () => {
    const { gateway, home } = await startBoth();
    home.state.breakOffs = 1;
    const change = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    expect((await gateway.fetch("/api/auth/login", change)).status).toBe(502);
  });

  it.each(["POST /api/logout", "DELETE /api/auth/google"])(
    "is not asked twice without a body either: %s",
    async (call) => {
      const { gateway, home, other } = await startBoth();
      const { cookie } = await world.signIn();
      const arrivals = () => home.state.arrivals + other.state.arrivals;
      const before = arrivals();
      home.state.breakOffs = 1;
      other.state.breakOffs = 1;
      const answer = await sendRaw(
        gateway.port,
        `${call} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 502 /);
      expect(arrivals() - before).toBe(1);
    },
  );
});

describe("a connection that a service closes while it is idle", () => {
  it("is replaced without the reader noticing", async () => {
    const only = await startReplica("only");
    const gateway = await world.start({ AUTH_URL: [only.url] });
    expect(await servedBy(gateway)).toBe("only");
    only.state.breakOffs = 1;
    expect(await servedBy(gateway)).toBe("only");
    expect(only.state.breakOffs).toBe(0);
  });
});
