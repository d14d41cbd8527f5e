import { startRelay } from "@legal/event-bus";
import { connectRedis, createIdentity, createLogger, startServer, runService } from "@legal/service-kit";
import { startJobs } from "@legal/service-kit/jobs";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
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
import { createSessionMirror, type SessionMirror } from "./sessions/session-mirror.ts";

const NAME = "auth";
const logger = createLogger(NAME, config.LOG_LEVEL);

/** What the settings, or a backup that was restored, ask of accounts and sessions that exist. */
const bringAccountsUpToDate = async (hasher: PasswordHasher, mirror: SessionMirror): Promise<void> => {
  const admin = configuredAdmin(config);
  if (admin) await ensureFirstAdmin(admin, hasher, logger);
  await reapplyDeletions(mirror, logger);
  if (config.STAFF_2FA === "required") await endSessionsWithoutSecondFactor(mirror, logger);
};

const start = async () => {
  const { HOST: host, PORT: port, RABBITMQ_URL: rabbitUrl, EVENT_NAMESPACE: namespace } = config;
  const server = await startServer({ host, port, logger, waitingFor: "mongodb" });
  await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  purgeStaleSessionsOnReconnect(redis, logger);
  const relay = startRelay({ rabbitUrl, namespace, deliverTo: eventRecipients, logger });
  const hasher = createPasswordHasher(config.HASH_CONCURRENCY);
  const mirror = createSessionMirror(redis, config.SESSION_MIRROR_KEYS, logger);
  await bringAccountsUpToDate(hasher, mirror);
  const list = createDeletionList(config.DELETED_USERS_FILE, logger);
  const jobs = startJobs({ jobs: createJobs(list, redis), logger });
  const app = createApp({
    settings: config,
    logger,
    identity: createIdentity({ audience: NAME, trustedKeys: config.TRUSTED_KEYS }),
    redis,
    hasher,
    mirror,
    box: createSecretBox(config.SECOND_FACTOR_KEYS),
    google: configuredGoogle(config),
    list,
  });
  server.setHandler(app);
  return {
    stop: async () => {
      await Promise.all([jobs.stop(), server.close(config.SHUTDOWN_GRACE_MS)]);
      await relay.stop();
      redis.disconnect();
      await disconnectMongo();
    },
  };
};

await runService({ start, logger, settings: config });
