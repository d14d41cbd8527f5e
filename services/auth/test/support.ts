import { createHash } from "node:crypto";
import type { User as Account } from "@legal/contracts";
import { connectRedis, createIdentity, type User } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { captureLogs, startHttp, testKeys, useBackingServices, type Answer, type TestHttp } from "@legal/test-kit";
import type { Redis } from "ioredis";
import mongoose from "mongoose";
import { z } from "zod";
import { createApp } from "../src/app.ts";
import { createDeletionList } from "../src/deletion/deletion-list.ts";
import { limitConfig } from "../src/limits/limit-config.ts";
import type { GoogleProvider } from "../src/google/google-provider.ts";
import { createPasswordHasher, type PasswordHasher } from "../src/passwords/password-hasher.ts";
import { createSecretBox } from "../src/second-factor/secret-box.ts";
import type { StaffRule } from "../src/second-factor/staff-rule.ts";
import { createSessionCache } from "../src/sessions/session-cache.ts";

export const SETTINGS = {
  PUBLIC_ORIGIN: "http://localhost:8080",
  RATE_LIMIT_SCALE: 1,
  STAFF_2FA: "optional" as StaffRule,
  ...z.object(limitConfig).parse({}),
};

export const PASSWORD = "river-paper-22";

interface AuthOptions {
  settings?: Partial<typeof SETTINGS>;
  google?: GoogleProvider;
  hasher?: PasswordHasher;
  /** Where the service finds Redis; the test's own client always goes straight to it. */
  redisUrl?: string;
  deletedUsersFile?: string;
}

const hashing = createPasswordHasher(2);

/** One database and one prefix in Redis per test file; `start` gives replicas of the service on them. */
export const authUnderTest = () => {
  const backing = useBackingServices();
  const logs = captureLogs("auth");
  const stops: (() => Promise<void> | void)[] = [];
  let direct: Redis | undefined;

  beforeAll(async () => {
    await connectMongo({ url: backing.mongodbUrl, database: backing.database, logger: logs.logger });
    direct = connectRedis({ url: backing.redisUrl, logger: logs.logger });
    await ready(direct);
  });
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
    direct?.disconnect();
    await disconnectMongo();
  });

  const redis = (): Redis => {
    if (!direct) throw new Error("not before beforeAll");
    return direct;
  };
  const start = async ({
    settings,
    google,
    hasher = hashing,
    redisUrl,
    deletedUsersFile,
  }: AuthOptions = {}): Promise<TestHttp> => {
    // Limits are exact as long as Redis answers in time; where many replicas hash in one process, its answers wait.
    const patience = redisUrl === undefined && { answerMs: 30_000 };
    const url = redisUrl ?? backing.redisUrlOf("auth");
    const connection = connectRedis({ url, logger: logs.logger, ...patience });
    await ready(connection);
    const http = await startHttp(
      createApp({
        settings: { ...SETTINGS, ...settings },
        logger: logs.logger,
        identity: createIdentity({ audience: "auth", trustedKeys: testKeys().trustedKeys }),
        redis: connection,
        hasher,
        sessionCache: createSessionCache(connection, testKeys().ring, logs.logger),
        box: createSecretBox([{ id: "1", key: Buffer.alloc(32, 7) }]),
        google,
        list: createDeletionList(deletedUsersFile, logs.logger),
      }),
      { audience: "auth" },
    );
    stops.push(http.close, () => connection.disconnect());
    return http;
  };

  return { backing, logs, redis, start };
};

const ready = async (redis: Redis): Promise<void> => {
  if (redis.status !== "ready") await new Promise((resolve) => redis.once("ready", resolve));
};

/** A different network for each caller, so that one test's requests do not use up another's limits. */
let networks = 0;
export const fromNewAddress = () => {
  networks += 1;
  return { "x-client-ip": `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` };
};

let people = 0;
/** A signup that is not taken yet. */
export const newPerson = (given: Record<string, unknown> = {}) => {
  people += 1;
  const username = `person_${people}`;
  return { username, email: `${username}@example.com`, password: PASSWORD, passwordConfirm: PASSWORD, ...given };
};

export interface SignedIn {
  account: Account;
  /** As the gateway would see the caller. */
  as: User;
  cookie: string;
}

/** The session cookie that an answer sets. */
export const cookieOf = (answer: Answer<unknown>, name = "sid"): string => {
  const pattern = new RegExp(`^${name}=([^;]*)`);
  for (const line of answer.headers.getSetCookie()) {
    const value = pattern.exec(line)?.[1];
    if (value) return value;
  }
  throw new Error(`no cookie ${name} in ${answer.headers.getSetCookie().join(" | ")}`);
};

export const sessionIdOf = (cookie: string): string => createHash("sha256").update(cookie).digest("hex");

export const signedIn = (answer: Answer<Account>): SignedIn => {
  const { body: account } = answer;
  const cookie = cookieOf(answer);
  const { id, role, language } = account;
  return { account, cookie, as: { id, role, language, sessionId: sessionIdOf(cookie) } };
};

export const signUp = async (http: TestHttp, person = newPerson()): Promise<SignedIn> => {
  const answer = await http.post<Account>("/api/auth/signup", person, { headers: fromNewAddress() });
  expect(answer.status).toBe(201);
  return signedIn(answer);
};

export const logIn = async (http: TestHttp, username: string, password = PASSWORD): Promise<SignedIn> => {
  const answer = await http.post<Account>("/api/auth/login", { username, password }, { headers: fromNewAddress() });
  expect(answer.status).toBe(200);
  return signedIn(answer);
};

/** What auth published, oldest first. */
export const recorded = async (name: string): Promise<Record<string, unknown>[]> => {
  const rows = await mongoose.connection.collection("outbox").find({ name }).sort({ _id: 1 }).toArray();
  return rows.map(({ payload }) => payload as Record<string, unknown>);
};

/** As if the link mailed to the account's address had been opened. */
export const confirmEmail = (userId: string) =>
  mongoose.connection
    .collection<{ _id: string }>("users")
    .updateOne({ _id: userId }, { $set: { emailVerifiedAt: new Date() } });

/** The stored form of an account, for effects that no answer shows. */
export const storedUser = (username: string) => mongoose.connection.collection("users").findOne({ username });

export const isLive = async (http: TestHttp, sessionId: string): Promise<boolean> =>
  (await http.get(`/internal/sessions/${sessionId}`, { asService: "gateway" })).status === 200;
