import { setTimeout as pause } from "node:timers/promises";
import { Router } from "express";
import { createHttpApp, createIdentity, createLogger, runService, serve } from "../../src/index.ts";

const logger = createLogger("draining", "info");
const routes = Router();
routes.get("/slow", async (_req, res) => {
  process.stdout.write("slow request arrived\n");
  await pause(600);
  res.json({ finished: true });
});
routes.get("/stuck", () => {
  process.stdout.write("stuck request arrived\n");
});
routes.get("/crash", () => {
  setImmediate(() => {
    throw new Error("nobody catches this");
  });
});

await runService({
  logger,
  stopTimeoutMs: 3000,
  settings: { DRAIN_MS: Number(process.env["DRAIN_MS"] ?? 0), OTEL_TRACES_SAMPLER_ARG: 1 },
  start: async () => {
    const identity = createIdentity({ audience: "draining", trustedKeys: () => [] });
    const app = createHttpApp({ name: "draining", logger, identity, routers: [routes], checks: {} });
    const http = await serve(app, { host: "127.0.0.1", port: Number(process.env.PORT ?? 0), logger });
    return {
      stop: async () => {
        await http.close(1000);
        process.stdout.write("stores closed\n");
      },
    };
  },
});
