import { startRelay } from "@legal/event-bus";
import { connectRedis, type Logger } from "@legal/service-kit";
import { startJobs } from "@legal/service-kit/jobs";
import { runMongoService, type ServiceBase } from "@legal/service-kit/service";
import { configuredAdmin } from "./account/configured-admin.ts";
import { ensureFirstAdmin } from "./account/ensure-first-admin.ts";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { createJobs } from "./create-jobs.ts";
import { createDeletionList } from "./deletion/deletion-list.ts";
import { reapplyDeletions } from "./deletion/reapply-deletions.ts";
import { eventRecipients } from "./event-recipients.ts";
import { configuredGoogle } from "./google/configured-google.ts";
import { createPasswordHasher, type PasswordHasher } from "./passwords/password-hasher.ts";
import { endSessionsWithoutSecondFactor } from "./second-factor-setup/end-sessions-without-second-factor.ts";
import { createSecretBox } from "./second-factor/secret-box.ts";
import { purgeStaleSessionsOnReconnect } from "./sessions/purge-stale-sessions.ts";
import { createSessionCache, type SessionCache } from "./sessions/session-cache.ts";

/** What the settings, or a backup that was restored, ask of accounts and sessions that exist. */
const bringAccountsUpToDate = async (
  hasher: PasswordHasher,
  sessionCache: SessionCache,
  logger: Logger,
): Promise<void> => {
  // First: an administrator that a restore brought back does not count.
  await reapplyDeletions(sessionCache, logger);
  const admin = configuredAdmin(config);
  if (admin) await ensureFirstAdmin(admin, hasher, logger);
  if (config.STAFF_2FA === "required") await endSessionsWithoutSecondFactor(sessionCache, logger);
};

const start = async ({ logger, identity }: ServiceBase) => {
  const { RABBITMQ_URL: rabbitUrl, EVENT_NAMESPACE: namespace } = config;
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  purgeStaleSessionsOnReconnect(redis, logger);
  const relay = startRelay({ rabbitUrl, namespace, deliverTo: eventRecipients, logger });
  const hasher = createPasswordHasher(config.HASH_CONCURRENCY);
  const sessionCache = createSessionCache(redis, config.SESSION_MIRROR_KEYS, logger);
  await bringAccountsUpToDate(hasher, sessionCache, logger);
  const list = createDeletionList(config.DELETED_USERS_FILE, logger);
  const jobs = startJobs({ jobs: createJobs(list, redis), logger });
  const handler = createApp({
    settings: config,
    logger,
    identity,
    redis,
    hasher,
    sessionCache,
    box: createSecretBox(config.SECOND_FACTOR_KEYS),
    google: configuredGoogle(config),
    list,
  });
  return {
    handler,
    close: () => jobs.stop(),
    stop: async () => {
      await relay.stop();
      redis.disconnect();
    },
  };
};

await runMongoService({ name: "auth", config, start });
