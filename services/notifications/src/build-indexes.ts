// Run before a release that brings new indexes, so that no start has to wait until they are built.
import { createLogger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import "./app.ts";
import { config } from "./config.ts";

const logger = createLogger("notifications", config.LOG_LEVEL);

await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
await disconnectMongo();
