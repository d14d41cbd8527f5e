// Run before a release that brings new indexes, so that no start has to wait until they are built, and what the search
// needs is there when the release comes.
import { createLogger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import "./app.ts";
import { config } from "./config.ts";
import { backfillSearchFields } from "./inquiries/backfill-search-fields.ts";

const logger = createLogger("inquiry", config.LOG_LEVEL);

await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
logger.info({ filled: await backfillSearchFields() }, "what the search of inquiries needs is stored");
await disconnectMongo();
