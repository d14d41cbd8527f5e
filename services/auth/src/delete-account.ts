// `npm run account:delete -- --username kim`: deletes an account for an owner who cannot do it on their page.
import { once } from "node:events";
import { parseArgs } from "node:util";
import { errorText } from "@legal/i18n";
import { AppError, connectRedis, createLogger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { config } from "./config.ts";
import { closeAccount } from "./deletion/close-account.ts";
import { createDeletionList } from "./deletion/deletion-list.ts";
import { createSessionCache } from "./sessions/session-cache.ts";
import { usernameKeyOf } from "./users/normalise.ts";
import { User } from "./users/user-model.ts";

const USAGE = "Use: npm run account:delete -- --username <name>";
const logger = createLogger("delete-account", "warn");

const deleteAccountOf = async (username: string): Promise<void> => {
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  try {
    if (redis.status !== "ready") await once(redis, "ready");
    await closeAccount(
      async (session) => {
        const user = await User.findOne({ usernameKey: usernameKeyOf(username) }).session(session);
        if (!user) throw new Error(`There is no account ${username}.`);
        return user;
      },
      {
        sessionCache: createSessionCache(redis, config.SESSION_MIRROR_KEYS, logger),
        list: createDeletionList(config.DELETED_USERS_FILE, logger),
      },
    );
  } finally {
    redis.disconnect();
  }
  process.stdout.write(`${username} is deleted; the services remove what is theirs within moments.\n`);
};

const explain = (error: unknown): string => {
  if (error instanceof AppError) return errorText(error.code, "en");
  return error instanceof Error ? error.message : String(error);
};

try {
  const { username } = parseArgs({ options: { username: { type: "string" } } }).values;
  if (username === undefined) throw new Error(USAGE);
  await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
  await deleteAccountOf(username);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
} finally {
  await disconnectMongo();
}
