import { randomBytes } from "node:crypto";
import type { ErrorBody, OwnSession } from "@legal/contracts";
import type { TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import {
  authUnderTest,
  cookieOf,
  fromNewAddress,
  isLive,
  newPerson,
  PASSWORD,
  sessionIdOf,
  signUp,
} from "./support.ts";
import { enrol } from "./support-second-factor.ts";

const auth = authUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await auth.start();
});

const logIn = (username: string, headers: Record<string, string> = fromNewAddress()) =>
  http.post("/api/auth/login", { username, password: PASSWORD }, { headers });
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const mailsAbout = (userId: string, event: string) =>
  mongoose.connection.collection("pending_mails").countDocuments({ "facts.userId": userId, "facts.event": event });
const mailsOfKind = (kind: string) =>
  mongoose.connection.collection("pending_mails").countDocuments({ "facts.kind": kind });
const parallel = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

/** As if the account had logged in sixty times since. */
const copiesOf = async (name: string, which: Record<string, string>, usedAt: string) => {
  const collection = mongoose.connection.collection<{ _id: string }>(name);
  const [one] = await collection.find(which).toArray();
  const copies = Array.from({ length: 60 }, () => ({ ...one, _id: randomBytes(32).toString("hex") }));
  await collection.insertMany(copies);
  const ids = copies.map(({ _id }) => _id);
  await collection.updateMany({ _id: { $in: ids } }, { $set: { [usedAt]: new Date(Date.now() + 1000) } });
};

describe("a person who logs in over and over", () => {
  it("floods no mailbox, and does not hold up other people's mails", async () => {
    const { account } = await signUp(http);
    const answers = await parallel(8, () => logIn(account.username));
    expect(statusesOf(answers)).toEqual(Array<number>(8).fill(200));
    expect(await mailsAbout(account.id, "new-device")).toBe(5);
  });

  it("has fifty sessions and fifty known devices, the last used ones", async () => {
    const person = await signUp(http);
    await copiesOf("sessions", { "sess.userId": person.account.id }, "sess.lastSeenAt");
    await copiesOf("known_devices", { userId: person.account.id }, "lastLoginAt");
    const answer = await logIn(person.account.username);
    const devices = mongoose.connection.collection("known_devices");
    expect(await devices.countDocuments({ userId: person.account.id })).toBe(50);
    expect(await isLive(http, person.as.sessionId)).toBe(false);
    expect(await auth.redis().exists(`session:${person.as.sessionId}`)).toBe(0);
    const as = { ...person.as, sessionId: sessionIdOf(cookieOf(answer)) };
    const { body } = await http.get<OwnSession[]>("/api/auth/sessions", { as });
    expect(body).toHaveLength(50);
    expect(body[0]).toMatchObject({ current: true });
  });
});

describe("changes that cost hashing and mails", () => {
  it("are ten an hour, whatever is changed", async () => {
    const person = await enrol(http, await signUp(http));
    const renew = () => http.post("/api/auth/second-factor/recovery-codes", undefined, person);
    // Setting it up was one.
    expect(statusesOf(await parallel(12, renew))).toEqual([...Array<number>(9).fill(200), 429, 429, 429]);
    const body = { currentPassword: PASSWORD, password: "another-river-7", passwordConfirm: "another-river-7" };
    const calls = [
      http.post<ErrorBody>("/api/auth/password", body, person),
      http.post<ErrorBody>("/api/auth/second-factor", undefined, person),
      http.delete<ErrorBody>("/api/auth/second-factor", person),
      http.delete<ErrorBody>("/api/auth/google", person),
      http.post<ErrorBody>("/api/auth/google/connect", {}, person),
    ];
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
  });
});

describe("mails that confirm an address", () => {
  it("are six an hour to one mailbox, through however many accounts", async () => {
    const victim = "victim@example.org";
    const before = await mailsOfKind("verify-email");
    const people = await Promise.all([signUp(http), signUp(http), signUp(http), signUp(http)]);
    const correct = (person: (typeof people)[number], email: string) =>
      http.patch("/api/users/me/email", { email, password: PASSWORD }, { ...person, headers: fromNewAddress() });
    const statuses: number[] = [];
    for (const [index, person] of [...people, ...people].entries()) {
      statuses.push((await correct(person, victim)).status);
      // The next one takes it over.
      const own = `elsewhere${index}@example.org`;
      await mongoose.connection
        .collection<{ _id: string }>("users")
        .updateOne({ _id: person.account.id }, { $set: { email: own, emailKey: own } });
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const signup = await http.post("/api/auth/signup", newPerson({ email: victim }), { headers: fromNewAddress() });
    expect(signup.status).toBe(429);
    expect((await mailsOfKind("verify-email")) - before).toBeLessThanOrEqual(4 + 6);
  });
});
