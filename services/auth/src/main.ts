import { authMailRequested, sessionEnded, userCreated, userDeleted, userUpdated } from "@legal/contracts";
import { startRelay } from "@legal/event-bus";
import { connectRedis, createIdentity, createLogger, startServer, runService } from "@legal/service-kit";
import { HOUR_MS, startJobs } from "@legal/service-kit/jobs";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { requestQueuedMails } from "@legal/service-kit/mail";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { createDeletionList } from "./deletion/deletion-list.ts";
import { reapplyDeletions } from "./deletion/reapply-deletions.ts";
import { createGoogleProvider } from "./google/google-provider.ts";
import { recordMailRequest } from "./mail/mail-kinds.ts";
import { createPasswordHasher } from "./passwords/password-hasher.ts";
import { endSessionsWithoutSecondFactor } from "./second-factor-setup/end-sessions-without-second-factor.ts";
import { createSecretBox } from "./second-factor/secret-box.ts";
import { purgeStaleSessionsOnReconnect } from "./sessions/purge-stale-sessions.ts";
import { createSessionMirror } from "./sessions/session-mirror.ts";
import { ensureFirstAdmin } from "./account/ensure-first-admin.ts";

const logger = createLogger("auth", config.LOG_LEVEL);
const publicOrigin = config.PUBLIC_ORIGIN;

const google = () => {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return createGoogleProvider({
    issuer,
    clientId,
    clientSecret,
    redirectUri: `${publicOrigin}/api/auth/google/callback`,
  });
};

const firstAdmin = () => {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = config;
  if (username === undefined || password === undefined) return undefined;
  return { username, password, email: config.ADMIN_EMAIL ?? `${username.toLowerCase()}@localhost.invalid` };
};

// A deletion, and the first admin's account, must reach services that start later.
const deliverTo = {
  "case-chat": [userCreated, userUpdated, userDeleted, sessionEnded],
  ai: [userCreated, userUpdated, userDeleted],
  inquiry: [userDeleted],
  backup: [userDeleted],
  notifications: [userCreated, userUpdated, userDeleted, sessionEnded, authMailRequested],
  documents: [userUpdated, userDeleted],
};

const start = async () => {
  const { HOST: host, PORT: port } = config;
  const server = await startServer({ host, port, logger, waitingFor: "mongodb" });
  await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  purgeStaleSessionsOnReconnect(redis, logger);
  const relay = startRelay({ rabbitUrl: config.RABBITMQ_URL, namespace: config.EVENT_NAMESPACE, deliverTo, logger });
  const hasher = createPasswordHasher(config.HASH_CONCURRENCY);
  const admin = firstAdmin();
  if (admin) await ensureFirstAdmin(admin, hasher, logger);
  const identity = createIdentity({ audience: "auth", trustedKeys: config.TRUSTED_KEYS });
  const mirror = createSessionMirror(redis, config.SESSION_MIRROR_KEYS, logger);
  await reapplyDeletions(mirror, logger);
  const list = createDeletionList(config.DELETED_USERS_FILE, logger);
  const running = startJobs({
    jobs: [
      // Each replica has a file of its own.
      { name: "write-deletion-list", everyMs: HOUR_MS, scope: "replica", run: () => list.write() },
      requestQueuedMails({ record: recordMailRequest, kindless: "password-reset" }),
    ],
    logger,
  });
  const box = createSecretBox(config.SECOND_FACTOR_KEYS);
  if (config.STAFF_2FA === "required") await endSessionsWithoutSecondFactor(mirror, logger);
  const app = createApp({
    settings: config,
    logger,
    identity,
    redis,
    hasher,
    mirror,
    box,
    google: google(),
    list,
  });
  server.setHandler(app);
  return {
    stop: async () => {
      await Promise.all([running.stop(), server.close(config.SHUTDOWN_GRACE_MS)]);
      await relay.stop();
      redis.disconnect();
      await disconnectMongo();
    },
  };
};

await runService({ start, logger, settings: config });
