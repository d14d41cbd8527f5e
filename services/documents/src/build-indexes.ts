// Run before a release that brings new indexes, so that no start has to wait until they are built.
import { createLogger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import "./app.ts";
import { config } from "./config.ts";
import { prepareFrozen } from "./record/frozen-bytes.ts";

const logger = createLogger("documents", config.LOG_LEVEL);

await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
await prepareFrozen();
await disconnectMongo();
