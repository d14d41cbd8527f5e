// `npm run admin:create -- --username kim --email kim@example.com`, or `--promote <username>`, `--demote <username>`.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { signupCall, type Role } from "@legal/contracts";
import { connectRedis, createLogger, notFound, parseValue } from "@legal/service-kit";
import { config } from "./config.ts";
import { createPasswordHasher } from "./passwords/password-hasher.ts";
import { resetSecondFactor } from "./second-factor-setup/remove-second-factor.ts";
import { createSessionCache, type SessionCache } from "./sessions/session-cache.ts";
import { changeRole } from "./account/change-role.ts";
import { createAdmin } from "./account/ensure-first-admin.ts";
import { runCommand } from "./run-command.ts";
import { usernameKeyOf } from "./users/normalise.ts";
import { User } from "./users/user-model.ts";

const USAGE = `Use one of:
  npm run admin:create -- --username <name> --email <address>   (password from ADMIN_PASSWORD, else made and shown once)
  npm run admin:create -- --promote <username>
  npm run admin:create -- --demote <username>
  npm run admin:create -- --reset-second-factor <username>   (lost phone and recovery codes)`;

const logger = createLogger("create-admin", "warn");
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Also in Redis, so that the change holds at once. */
const change = async (username: string, verb: (userId: string, sessionCache: SessionCache) => Promise<unknown>) => {
  const user = await User.findOne({ usernameKey: usernameKeyOf(username) }).lean();
  if (!user) throw notFound(`user ${username}`);
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  try {
    if (redis.status !== "ready") await once(redis, "ready");
    return await verb(user._id, createSessionCache(redis, config.SESSION_MIRROR_KEYS, logger));
  } finally {
    redis.disconnect();
  }
};

const resetFactor = async (username: string): Promise<void> => {
  const found = await change(username, resetSecondFactor);
  say(
    found
      ? `The second factor of ${username} is gone; every session of the account has ended.`
      : `${username} has none.`,
  );
};

const setRole = async (username: string, role: Role): Promise<void> => {
  await change(username, (userId, sessionCache) => changeRole(userId, role, sessionCache));
  say(`${username} now has the role ${role}; every session of the account has ended.`);
};

const makeAdmin = async (username: string, email: string): Promise<void> => {
  const password = config.ADMIN_PASSWORD ?? randomBytes(15).toString("base64url");
  const input = parseValue(signupCall.body ?? failUsage(), { username, email, password, passwordConfirm: password });
  await createAdmin(input, createPasswordHasher(1));
  say(`Administrator ${username} made.`);
  if (config.ADMIN_PASSWORD === undefined) say(`Password (shown only now): ${password}`);
};

const failUsage = (): never => {
  throw new Error(USAGE);
};

const OPTIONS = {
  username: { type: "string" },
  email: { type: "string" },
  promote: { type: "string" },
  demote: { type: "string" },
  "reset-second-factor": { type: "string" },
} as const;

const readTask = (): (() => Promise<void>) => {
  const { promote, demote, username, email, ...others } = parseArgs({ options: OPTIONS }).values;
  const reset = others["reset-second-factor"];
  if (promote !== undefined) return () => setRole(promote, "admin");
  if (demote !== undefined) return () => setRole(demote, "user");
  if (reset !== undefined) return () => resetFactor(reset);
  if (username !== undefined && email !== undefined) return () => makeAdmin(username, email);
  return failUsage();
};

await runCommand(logger, readTask, (task) => task());
