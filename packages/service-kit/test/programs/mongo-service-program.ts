import { setTimeout as pause } from "node:timers/promises";
import { checkMongo } from "../../src/mongo/index.ts";
import { createHttpApp, createRouter, loadConfig, serviceConfig } from "../../src/index.ts";
import { runMongoService } from "../../src/service/index.ts";

const config = loadConfig(serviceConfig({ port: 0, database: "kit" }));
const say = (text: string) => process.stdout.write(`${text}\n`);

const routes = createRouter();
routes.get("/slow", async (_req, res) => {
  say("slow request arrived");
  await pause(600);
  say("slow request answered");
  res.json({ finished: true });
});

await runMongoService({
  name: "kit",
  config,
  start: async ({ logger, identity }) => ({
    handler: createHttpApp({ name: "kit", logger, identity, routers: [routes], checks: { mongodb: checkMongo } }),
    // Longer than the request.
    close: async () => {
      await pause(900);
      say("jobs stopped");
    },
    stop: async () => {
      await checkMongo();
      say("bus stopped");
    },
  }),
});
