import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deletedUser, type ErrorBody } from "@legal/contracts";
import { testKeys, type TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import { createJobs } from "../src/create-jobs.ts";
import { createDeletionList } from "../src/deletion/deletion-list.ts";
import { reapplyDeletions } from "../src/deletion/reapply-deletions.ts";
import { createPasswordHasher } from "../src/passwords/password-hasher.ts";
import { createSessionCache } from "../src/sessions/session-cache.ts";
import { createAdmin } from "../src/account/ensure-first-admin.ts";
import { mailsOf } from "./mails.ts";
import { runProgram } from "./run-program.ts";
import {
  authUnderTest,
  fromNewAddress,
  isLive,
  logIn,
  newPerson,
  PASSWORD,
  recorded,
  signUp,
  storedUser,
  type SignedIn,
} from "./support.ts";

const directory = mkdtempSync(join(tmpdir(), "deletion-"));
const listFile = join(directory, "deleted-users.jsonl");
const auth = authUnderTest();
const mails = mailsOf(() => http);
let http: TestHttp;

beforeAll(async () => {
  http = await auth.start({ deletedUsersFile: listFile });
});
afterAll(() => rmSync(directory, { recursive: true }));

const collection = (name: string) => mongoose.connection.collection<{ _id: string }>(name);
const deletions = async (userId: string) =>
  (await recorded("auth.user-deleted.v1")).filter((payload) => payload["userId"] === userId);
const deleteMe = (as: SignedIn["as"], password = PASSWORD, headers = fromNewAddress()) =>
  http.post<ErrorBody>("/api/users/me/deletion", { password }, { as, headers });
const listed = () =>
  readFileSync(listFile, "utf8")
    .trim()
    .split("\n")
    .map((line) => deletedUser.parse(JSON.parse(line)));
const makeAdmin = (id: string) => collection("users").updateOne({ _id: id }, { $set: { role: "admin" } });

describe("deleting the own account", () => {
  it("takes everything of it along at once, on every device, and notifies the other services and its owner", async () => {
    const { as, account } = await signUp(http);
    const device = await logIn(http, account.username);
    await http.post("/api/auth/request-password-reset", { email: account.email }, { headers: fromNewAddress() });
    await mails.mailTo(account.email, "password-reset");
    const answer = await deleteMe(as);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toMatch(/^sid=;/);
    expect(await storedUser(account.username)).toBeNull();
    for (const { sessionId } of [as, device.as]) {
      expect(await isLive(http, sessionId)).toBe(false);
      expect(await auth.redis().exists(`session:${sessionId}`)).toBe(0);
    }
    expect(await collection("password_reset_tokens").countDocuments({ userId: account.id })).toBe(0);
    expect(await deletions(account.id)).toEqual([{ userId: account.id, deletedAt: expect.any(String) }]);
    const ended = (await recorded("auth.session-ended.v1")).find((payload) => payload["userId"] === account.id);
    expect(ended).toMatchObject({ reason: "account-deleted" });
    expect(new Set(ended?.["sessionIds"] as string[])).toEqual(new Set([as.sessionId, device.as.sessionId]));
    const { username, language } = account;
    const farewell = await mails.mailTo(account.email, "account-deleted");
    expect(farewell).toEqual({ kind: "account-deleted", to: account.email, username, language });
    await mails.drained();
    expect((await http.post("/api/auth/login", { username: account.username, password: PASSWORD })).status).toBe(401);
  });

  it("is refused without the right password, and guesses are counted as failed logins", async () => {
    const { as, account } = await signUp(http);
    const headers = fromNewAddress();
    for (let guess = 0; guess < 10; guess += 1) {
      const { status, body } = await deleteMe(as, "not-the-password", headers);
      expect({ status, code: body.code }).toEqual({ status: 403, code: "PASSWORD_WRONG" });
    }
    expect((await deleteMe(as, PASSWORD, headers)).status).toBe(429);
    expect(await storedUser(account.username)).not.toBeNull();
    expect(await deletions(account.id)).toEqual([]);
  });

  it.each([[{}], [{ password: "" }], [{ password: { $ne: null } }], [{ password: PASSWORD, userId: "x" }]])(
    "refuses %j",
    async (body) => {
      const { as, account } = await signUp(http);
      expect((await http.post("/api/users/me/deletion", body, { as })).status).toBe(400);
      expect(await storedUser(account.username)).not.toBeNull();
    },
  );

  it("is for signed-in users", async () => {
    expect((await http.post("/api/users/me/deletion", { password: PASSWORD })).status).toBe(401);
    expect((await http.post("/api/users/me/deletion/link", {})).status).toBe(401);
  });

  it("keeps the name from everyone else, and lets the address come back", async () => {
    const { as, account } = await signUp(http);
    await deleteMe(as);
    const otherSpelling = account.username.toUpperCase();
    const check = await http.post<{ available: boolean }>("/api/auth/check-username", { username: otherSpelling });
    expect(check.body.available).toBe(false);
    const again = newPerson({ username: otherSpelling, email: account.email });
    const refused = await http.post<ErrorBody>("/api/auth/signup", again, { headers: fromNewAddress() });
    expect(refused.body.code).toBe("USERNAME_TAKEN");
    const admin = { username: otherSpelling, email: "office@example.com", password: PASSWORD };
    await expect(createAdmin(admin, createPasswordHasher(1))).rejects.toMatchObject({ code: "USERNAME_TAKEN" });
    await signUp(http, newPerson({ email: account.email }));
    const kept = await collection("deleted_users").findOne({ _id: account.id });
    expect(Object.keys(kept ?? {}).toSorted()).toEqual(["_id", "deletedAt", "usernameHash"]);
    expect(JSON.stringify(kept)).not.toContain(account.username);
  });

  it("keeps one administrator, even when two delete themselves at the same moment", async () => {
    await collection("users").updateMany({}, { $set: { role: "user" } });
    const [one, two] = [await signUp(http), await signUp(http)];
    await Promise.all([makeAdmin(one.account.id), makeAdmin(two.account.id)]);
    const answers = await Promise.all([deleteMe(one.as), deleteMe(two.as)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("LAST_ADMIN");
    expect(await collection("users").countDocuments({ role: "admin" })).toBe(1);
  });
});

describe("an account without a password", () => {
  const linkOf = async ({ account, as }: SignedIn) => {
    expect((await http.post("/api/users/me/deletion/link", {}, { as })).status).toBe(200);
    return mails.tokenTo(account.email, "delete-account");
  };
  const confirm = (token: unknown) =>
    http.post<ErrorBody>("/api/auth/confirm-deletion", { token }, { headers: fromNewAddress() });

  it("is deleted through the mailed link, once, whatever arrives at the same time", async () => {
    const person = await signUp(http);
    const token = await linkOf(person);
    const asked = { userId: person.account.id, alert: "deletion-requested" };
    expect(await recorded("auth.security-alerted.v1")).toContainEqual(asked);
    const stored = await collection("mail_tokens").find({ userId: person.account.id }).toArray();
    expect(JSON.stringify(stored)).not.toContain(token);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((one) => one.status !== 200))
      expect({ status, code: body.code }).toEqual({ status: 400, code: "MAIL_LINK_INVALID" });
    expect(await isLive(http, person.as.sessionId)).toBe(false);
    expect(await deletions(person.account.id)).toHaveLength(1);
    expect(await collection("mail_tokens").countDocuments({ userId: person.account.id })).toBe(0);
  });

  it("names itself, and ends the login of this browser only where that is its own", async () => {
    const [gone, other] = [await signUp(http), await signUp(http)];
    const token = await linkOf(gone);
    const headers = fromNewAddress();
    const answer = await http.post("/api/auth/confirm-deletion", { token }, { as: other.as, headers });
    expect(answer).toMatchObject({ status: 200, body: { ok: true, userId: gone.account.id } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await isLive(http, other.as.sessionId)).toBe(true);
    const own = await linkOf(other);
    const ended = await http.post("/api/auth/confirm-deletion", { token: own }, { as: other.as, headers });
    expect(ended.headers.getSetCookie().join()).toMatch(/^sid=;/);
  });

  it("stays when the link is too old, another's or no link at all", async () => {
    const person = await signUp(http);
    const token = await linkOf(person);
    await collection("mail_tokens").updateMany(
      { userId: person.account.id },
      {
        $set: { expiresAt: new Date(Date.now() - 1) },
      },
    );
    for (const wrong of [token, "x".repeat(43)]) expect((await confirm(wrong)).body.code).toBe("MAIL_LINK_INVALID");
    for (const wrong of [{ $ne: null }, "", null]) expect((await confirm(wrong)).status).toBe(400);
    expect(await storedUser(person.account.username)).not.toBeNull();
  });

  it("stays when the link is one to confirm an address or to set a password, and those do their own still", async () => {
    const person = await signUp(http);
    const { email } = person.account;
    await http.post("/api/auth/request-password-reset", { email }, { headers: fromNewAddress() });
    const [verifying, resetting] = [
      await mails.tokenTo(email, "verify-email"),
      await mails.tokenTo(email, "password-reset"),
    ];
    for (const wrong of [verifying, resetting]) expect((await confirm(wrong)).body.code).toBe("MAIL_LINK_INVALID");
    expect(await storedUser(person.account.username)).not.toBeNull();
    const deleting = await linkOf(person);
    const verify = (token: string) =>
      http.post<ErrorBody>("/api/auth/verify-email", { token }, { headers: fromNewAddress() });
    expect((await verify(deleting)).body.code).toBe("MAIL_LINK_INVALID");
    expect((await verify(verifying)).status).toBe(200);
    expect((await confirm(deleting)).status).toBe(200);
  });

  it("gets three of these mails in an hour", async () => {
    const { as } = await signUp(http);
    const ask = () => http.post("/api/users/me/deletion/link", {}, { as });
    const statuses = [];
    for (let mail = 0; mail < 4; mail += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

// Each run is a process of its own, slow to start on a busy machine.
const PROCESS_MS = 90_000;

describe("npm run account:delete", () => {
  const command = (...args: string[]) =>
    runProgram(auth.backing, "delete-account", args, { DELETED_USERS_FILE: listFile });

  it(
    "does the same for an operator, the last administrator excepted",
    async () => {
      const { as, account } = await signUp(http);
      expect(await command("--username", account.username)).toMatchObject({ code: 0 });
      expect(await isLive(http, as.sessionId)).toBe(false);
      expect(await auth.redis().exists(`session:${as.sessionId}`)).toBe(0);
      expect(await deletions(account.id)).toHaveLength(1);
      expect(listed().map(({ userId }) => userId)).toContain(account.id);
      const unknown = await command("--username", account.username);
      expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining("There is no account") });
      expect(await command()).toMatchObject({ code: 1, output: expect.stringContaining("account:delete") });

      await collection("users").updateMany({}, { $set: { role: "user" } });
      const head = await signUp(http);
      await makeAdmin(head.account.id);
      const last = await command("--username", head.account.username);
      expect(last).toMatchObject({ code: 1, output: expect.stringContaining("last administrator") });
      expect(await storedUser(head.account.username)).not.toBeNull();
    },
    PROCESS_MS,
  );
});

describe("the list of deleted accounts", () => {
  it("is kept beside the database, a line for each, without names", async () => {
    const { as, account } = await signUp(http);
    await deleteMe(as);
    expect(listed().filter(({ userId }) => userId === account.id)).toHaveLength(1);
    expect(readFileSync(listFile, "utf8")).not.toContain(account.username);
  });

  it("is caught up after it could not be written, and the deletion holds all the same", async () => {
    const broken = join(directory, "broken.jsonl");
    writeFileSync(broken, "not a line of it\n");
    const elsewhere = await auth.start({ deletedUsersFile: broken });
    const { as, account } = await signUp(elsewhere);
    const { status } = await elsewhere.post("/api/users/me/deletion", { password: PASSWORD }, { as });
    expect(status).toBe(200);
    expect(auth.logs.text()).toContain("check DELETED_USERS_FILE");
    expect(listed().map(({ userId }) => userId)).not.toContain(account.id);
    await deleteMe((await signUp(http)).as);
    expect(listed().map(({ userId }) => userId)).toContain(account.id);
  });

  it("is whole again after a line was written by half, with the account that the line was about", async () => {
    const torn = await signUp(http);
    await deleteMe(torn.as);
    const whole = readFileSync(listFile, "utf8");
    writeFileSync(listFile, whole.slice(0, -30));
    const { as, account } = await signUp(http);
    await deleteMe(as);
    const ids = listed().map(({ userId }) => userId);
    expect(ids.slice(-2)).toEqual([torn.account.id, account.id]);
    expect(readFileSync(listFile, "utf8")).toMatch(/\n$/);
  });

  it("fails as a job where its file cannot be read or written, so that an alert says so", async () => {
    const file = join(directory, "unreadable.jsonl");
    writeFileSync(file, "not a line of it\n");
    const runJob = (path: string) => {
      const jobs = createJobs(createDeletionList(path, auth.logs.logger), auth.redis());
      const job = jobs.find(({ name }) => name === "write-deletion-list");
      return job?.run({ signal: AbortSignal.timeout(10_000), now: new Date() });
    };
    await expect(runJob(file)).rejects.toThrow("JSON");
    await runJob(listFile);
  });

  it("deletes again whom a restore brought back, and notifies the other services of those it did not bring back", async () => {
    const sessionCache = createSessionCache(auth.redis(), testKeys().ring, auth.logs.logger);
    const [back, away] = [await signUp(http), await signUp(http)];
    await deleteMe(away.as);
    const deletedAt = new Date("2026-01-02T03:04:05.000Z");
    const entry = { deletedAt, usernameHash: "0".repeat(64), reapply: true };
    await collection("deleted_users").insertOne({ _id: back.account.id, ...entry });
    await collection("deleted_users").updateOne({ _id: away.account.id }, { $set: { reapply: true } });
    await collection("known_devices").insertOne({ userId: away.account.id } as never);
    await collection("second_factors").insertOne({ _id: away.account.id });
    await Promise.all([
      reapplyDeletions(sessionCache, auth.logs.logger),
      reapplyDeletions(sessionCache, auth.logs.logger),
    ]);
    expect(await storedUser(back.account.username)).toBeNull();
    expect(await isLive(http, back.as.sessionId)).toBe(false);
    expect(await auth.redis().exists(`session:${back.as.sessionId}`)).toBe(0);
    expect(await deletions(back.account.id)).toEqual([{ userId: back.account.id, deletedAt: deletedAt.toISOString() }]);
    expect(await deletions(away.account.id)).toHaveLength(2);
    expect(await collection("known_devices").countDocuments({ userId: away.account.id })).toBe(0);
    expect(await collection("second_factors").countDocuments({ _id: away.account.id })).toBe(0);
    expect(await collection("deleted_users").countDocuments({ reapply: true })).toBe(0);
  });
});
