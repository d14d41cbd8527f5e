// Run before a release that brings new indexes, so that no start has to wait until they are built, and what the search
// needs is there when the release comes. Cases that are numbered now come before those that it opens.
import { createLogger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import "./app.ts";
import { backfillCaseNumbers } from "./cases/numbers/backfill-case-numbers.ts";
import { config } from "./config.ts";
import { backfillSearchFields } from "./users/backfill-search-fields.ts";

const logger = createLogger("case-chat", config.LOG_LEVEL);

await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
logger.info({ filled: await backfillSearchFields() }, "search fields of accounts are there");
logger.info({ numbered: await backfillCaseNumbers() }, "cases have numbers");
await disconnectMongo();
