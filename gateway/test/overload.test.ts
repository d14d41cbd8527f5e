import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { echo, gatewayUnderTest, jsonPost } from "./support.ts";

const world = gatewayUnderTest();
const CONNECT_TIMEOUT_MS = 200;
const STARVED_MS = 600;

/** The process gets no processor for a while, as on a machine with far too much to do. */
const starve = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STARVED_MS);

describe("a gateway that gets no processor while it connects to a service", () => {
  const starveOnceConnecting = () => setImmediate(starve);
  afterEach(() => void unsubscribe("net.client.socket", starveOnceConnecting));

  it("passes the request late instead of refusing it", async () => {
    const service = await world.startServer(echo());
    const gateway = await world.start({ AUTH_URL: [service.url], CONNECT_TIMEOUT_MS });
    subscribe("net.client.socket", starveOnceConnecting);
    const startedAt = performance.now();
    const answer = await gateway.fetch("/api/auth/signup", jsonPost({ username: "kim" }));
    expect(performance.now() - startedAt).toBeGreaterThan(STARVED_MS);
    expect(answer.status).toBe(200);
  });
});
