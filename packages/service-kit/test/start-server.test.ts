import type { RequestListener } from "node:http";
import { createLogger } from "../src/index.ts";
import { startServer, type StartedServer } from "../src/http/start-server.ts";

const app: RequestListener = (_req, res) => void res.end("the app");

let server: StartedServer;
beforeEach(async () => {
  const logger = createLogger("server", "silent");
  server = await startServer({ host: "127.0.0.1", port: 0, logger, waitingFor: "mongodb" });
});
afterEach(() => server.close());

const get = (path: string) => fetch(new URL(path, server.url), { headers: { "accept-language": "en" } });

describe("a service that waits for its database", () => {
  it("is alive, not ready, and says what it waits for", async () => {
    expect((await get("/health/live")).status).toBe(200);
    const ready = await get("/health/ready");
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: "unavailable", down: ["mongodb"] });
  });

  it("refuses everything else in the caller's language", async () => {
    const answer = await get("/api/auth/me");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      message: expect.stringMatching(/^[A-Z][a-z ,.']+/),
    });
  });

  it("answers as the app from the moment it can", async () => {
    server.setHandler(app);
    expect(await (await get("/health/ready")).text()).toBe("the app");
  });
});
