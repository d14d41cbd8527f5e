// A thread of its own, which a rejection without a handler ends as it ends a service.
import { parentPort, workerData } from "node:worker_threads";
import { createLogger } from "@legal/service-kit";
import { connectMongo, createLease, disconnectMongo } from "@legal/service-kit/mongo";
import { createDrain } from "../src/outbox/drain-outbox.ts";

const { url, database } = workerData as { url: string; database: string };
const logger = createLogger("relay", "fatal");
const lost = {
  isReady: () => true,
  publish: () => Promise.reject(new Error("the broker is lost")),
  connected: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

await connectMongo({ url, database, logger });
// So short that the database is asked for it before each window.
const lease = createLease({ collection: "outbox_lease", id: "lost", ms: 1, logger });
const failure: unknown = await createDrain(lost, lease, logger)().catch((error: unknown) => error);
await disconnectMongo();
parentPort?.postMessage(String(failure), []);
