import type { ErrorBody, User } from "@legal/contracts";
import type { TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import { issueResetToken } from "../src/mail-tokens/issue-reset-token.ts";
import { emailKeyOf } from "../src/users/normalise.ts";
import { mailsOf, tokenIn } from "./mails.ts";
import { runProgram } from "./run-program.ts";
import {
  authUnderTest,
  fromNewAddress,
  logIn,
  newPerson,
  PASSWORD,
  recorded,
  signUp,
  storedUser,
  type SignedIn,
} from "./support.ts";

const auth = authUnderTest();
const mails = mailsOf(() => http);
let http: TestHttp;
beforeAll(async () => {
  http = await auth.start();
});

const users = () => mongoose.connection.collection<{ _id: string }>("users");
const verify = (token: unknown) =>
  http.post<ErrorBody>("/api/auth/verify-email", { token }, { headers: fromNewAddress() });
const me = async ({ as }: SignedIn) => (await http.get<User>("/api/auth/me", { as })).body;
const tokenFor = (address: string) => mails.tokenTo(address, "verify-email");
const resend = ({ as }: SignedIn) => http.post<ErrorBody>("/api/users/me/email/verification", {}, { as });
const correct = ({ as }: SignedIn, email: string, password = PASSWORD) =>
  http.patch<ErrorBody & User>("/api/users/me/email", { email, password }, { as, headers: fromNewAddress() });

describe("a new account's address", () => {
  it("is confirmed by the link mailed at the signup, once, whatever arrives at the same time", async () => {
    const person = await signUp(http);
    expect((await me(person)).emailVerified).toBe(false);
    const found = await http.post("/api/auth/find-username", { email: person.account.email });
    expect(found).toMatchObject({ status: 200, body: { username: person.account.username } });
    const token = await tokenFor(person.account.email);
    const stored = await mongoose.connection.collection("mail_tokens").find({ userId: person.account.id }).toArray();
    expect(JSON.stringify(stored)).not.toContain(token);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await verify(token)).body.code).toBe("MAIL_LINK_INVALID");
    expect((await me(person)).emailVerified).toBe(true);
    const published = (await recorded("auth.user-updated.v1")).filter((payload) => payload["id"] === person.account.id);
    expect(published).toEqual([expect.objectContaining({ emailVerified: true, version: 2 })]);
    const created = (await recorded("auth.user-created.v1")).find((payload) => payload["id"] === person.account.id);
    expect(created).toMatchObject({ emailVerified: false });
  });

  it("stays unconfirmed by a link that is older than seven days, and by none", async () => {
    const person = await signUp(http);
    const token = await tokenFor(person.account.email);
    const tokens = mongoose.connection.collection<{ userId: string; expiresAt: Date }>("mail_tokens");
    const days = ((await tokens.findOne({ userId: person.account.id }))?.expiresAt.getTime() ?? 0) - Date.now();
    expect(Math.round(days / 86_400_000)).toBe(7);
    await tokens.updateOne({ userId: person.account.id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    for (const wrong of [token, "y".repeat(43)]) expect((await verify(wrong)).body.code).toBe("MAIL_LINK_INVALID");
    for (const wrong of [{ $gt: "" }, "", 7]) expect((await verify(wrong)).status).toBe(400);
    expect((await me(person)).emailVerified).toBe(false);
  });

  it("is unconfirmed in accounts of a release that did not ask", async () => {
    const person = await signUp(http);
    await users().updateOne({ _id: person.account.id }, { $unset: { emailVerifiedAt: 1 } });
    expect((await me(person)).emailVerified).toBe(false);
    expect((await resend(person)).status).toBe(200);
    expect((await verify(await tokenFor(person.account.email))).status).toBe(200);
    expect((await me(person)).emailVerified).toBe(true);
  });

  it("gets three more mails in an hour, and none once it is confirmed", async () => {
    const person = await signUp(http);
    const statuses: number[] = [];
    for (let mail = 0; mail < 4; mail += 1) statuses.push((await resend(person)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);

    const confirmed = await signUp(http);
    await verify(await tokenFor(confirmed.account.email));
    await mails.drained();
    const before = mails.mailsTo(confirmed.account.email, "verify-email").length;
    await resend(confirmed);
    await mails.drained();
    expect(mails.mailsTo(confirmed.account.email, "verify-email")).toHaveLength(before);
  });

  it("is confirmed by a password reset too: that link went to the same mailbox", async () => {
    const person = await signUp(http);
    await http.post("/api/auth/request-password-reset", { email: person.account.email }, { headers: fromNewAddress() });
    const password = "third-river-44";
    const token = await mails.tokenTo(person.account.email, "password-reset");
    await http.post("/api/auth/reset-password", { token, password, passwordConfirm: password });
    expect((await storedUser(person.account.username))?.["emailVerifiedAt"]).toBeInstanceOf(Date);
  });
});

describe("a mistyped address", () => {
  it("is corrected with the password, and what went to the old one opens nothing", async () => {
    const person = await signUp(http);
    const old = await tokenFor(person.account.email);
    const address = `right.${person.account.username}@example.com`;
    const answer = await correct(person, address);
    expect(answer).toMatchObject({ status: 200, body: { email: address, emailVerified: false } });
    expect((await verify(old)).body.code).toBe("MAIL_LINK_INVALID");
    expect((await verify(await tokenFor(address))).status).toBe(200);
    expect((await me(person)).emailVerified).toBe(true);
    expect((await correct(person, "third@example.com")).body.code).toBe("EMAIL_ALREADY_VERIFIED");
  });

  it("is no way to the password by a link that was made for the old one as it was corrected", async () => {
    const person = await signUp(http);
    const { id: _id, email, username } = person.account;
    await correct(person, `right.${username}@example.com`);
    const token = await issueResetToken({ _id, emailKey: emailKeyOf(email) });
    const password = "third-river-44";
    const reset = await http.post("/api/auth/reset-password", { token, password, passwordConfirm: password });
    expect(reset).toMatchObject({ status: 400, body: { code: "RESET_TOKEN_INVALID" } });
    expect((await me(person)).emailVerified).toBe(false);
    await logIn(http, username);
  });

  it("stays without the right password, and where another account has the new one", async () => {
    const [person, other] = [await signUp(http), await signUp(http, newPerson())];
    expect((await correct(person, "new@example.com", "not-the-password")).body.code).toBe("PASSWORD_WRONG");
    expect((await correct(person, other.account.email.toUpperCase())).body.code).toBe("EMAIL_TAKEN");
    expect((await correct(person, "no address")).status).toBe(400);
    expect((await me(person)).email).toBe(person.account.email);
  });
});

describe("a confirmed address", () => {
  const change = ({ as }: SignedIn, email: unknown, given = {}) =>
    http.post<ErrorBody>("/api/users/me/email/change", { email }, { as: { ...as, ...given } });
  const confirmed = async () => {
    const person = await signUp(http);
    await verify(await tokenFor(person.account.email));
    return person;
  };

  it("changes once the link is opened that went to the new one, and its reader until then is notified", async () => {
    const person = await confirmed();
    const { id: _id, email: old, username, language } = person.account;
    const email = `next.${username}@example.com`;
    expect((await change(person, email)).status).toBe(200);
    expect((await me(person)).email).toBe(old);
    const asked = await mails.mailTo(email, "verify-email");
    expect(asked).toMatchObject({ username, language, validDays: 1, isChange: true });
    const resetting = await issueResetToken({ _id, emailKey: emailKeyOf(old) });
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(tokenIn(asked))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await me(person)).toMatchObject({ email, emailVerified: true });
    const updates = (await recorded("auth.user-updated.v1")).filter((payload) => payload["id"] === _id);
    expect(updates.at(-1)).toMatchObject({ email, emailVerified: true, version: 3 });
    expect(await mails.mailTo(old, "email-changed")).toEqual({ kind: "email-changed", to: old, username, language });
    expect(await recorded("auth.security-alerted.v1")).toContainEqual({ userId: _id, alert: "email-changed" });
    const password = "third-river-44";
    const reset = await http.post("/api/auth/reset-password", {
      token: resetting,
      password,
      passwordConfirm: password,
    });
    expect(reset).toMatchObject({ status: 400, body: { code: "RESET_TOKEN_INVALID" } });
  });

  it("changes by the last of several links alone, and by none once it has changed", async () => {
    const person = await confirmed();
    const [first, last] = ["first", "last"].map((name) => `${name}.${person.account.username}@example.com`);
    await change(person, first);
    const old = await tokenFor(first ?? "");
    await change(person, last);
    const token = await tokenFor(last ?? "");
    expect((await verify(old)).body.code).toBe("MAIL_LINK_INVALID");
    expect((await verify(token)).status).toBe(200);
    expect((await verify(token)).body.code).toBe("MAIL_LINK_INVALID");
  });

  it("stays where its owner has set a new password since the link was asked for", async () => {
    const person = await confirmed();
    const { id: _id, email: old, username } = person.account;
    const email = `thief.${username}@example.com`;
    await change(person, email);
    const link = await tokenFor(email);
    const password = "third-river-44";
    const token = await issueResetToken({ _id, emailKey: emailKeyOf(old) });
    const reset = await http.post("/api/auth/reset-password", { token, password, passwordConfirm: password });
    expect(reset.status).toBe(200);
    expect((await verify(link)).body.code).toBe("MAIL_LINK_INVALID");
  });

  it("stays where another account has the new one by then, for no address, and without a recent login", async () => {
    const [person, other] = [await confirmed(), await signUp(http)];
    expect((await change(person, other.account.email.toUpperCase())).body.code).toBe("EMAIL_TAKEN");
    const email = `wanted.${person.account.username}@example.com`;
    await change(person, email);
    const token = await tokenFor(email);
    await signUp(http, newPerson({ email }));
    expect((await verify(token)).body.code).toBe("EMAIL_TAKEN");
    for (const wrong of ["no address", { $ne: "" }]) expect((await change(person, wrong)).status).toBe(400);
    expect((await change(person, "late@example.com", { authTime: 0 })).body.code).toBe("STEP_UP_REQUIRED");
    expect((await me(person)).email).toBe(person.account.email);
  });
});

describe("a security notice that has not left", () => {
  it("goes to the corrected address", async () => {
    const person = await signUp(http);
    await tokenFor(person.account.email);
    mails.pause(true);
    const password = "third-river-44";
    const change = { currentPassword: PASSWORD, password, passwordConfirm: password };
    expect((await http.post("/api/auth/password", change, { as: person.as })).status).toBe(200);
    const email = `right.${person.account.username}@example.com`;
    expect((await correct(person, email, password)).status).toBe(200);
    mails.pause(false);
    expect(await mails.mailTo(email, "security-notice")).toMatchObject({ event: "password-changed" });
  });
});

// Each run is a process of its own, slow to start on a busy machine.
const PROCESS_MS = 90_000;

describe("npm run account:contact", () => {
  const command = (...args: string[]) => runProgram(auth.backing, "change-contact", args);

  it(
    "gives an account another address, which is confirmed by its mail, and another number",
    async () => {
      const person = await signUp(http, newPerson({ phone: "010-1111-2222" }));
      const { id, email: old, username } = person.account;
      await verify(await tokenFor(old));
      const email = `office.${username}@example.com`;
      expect(await command("--username", username, "--email", email, "--phone", "010-3333-4444")).toMatchObject({
        code: 0,
      });
      expect(await me(person)).toMatchObject({ email, emailVerified: false, phone: "010-3333-4444" });
      expect((await http.post("/api/auth/find-username", { phone: "01033334444" })).body).toEqual({ username });
      const updates = (await recorded("auth.user-updated.v1")).filter((payload) => payload["id"] === id);
      expect(updates.at(-1)).toMatchObject({ email, emailVerified: false, phone: "010-3333-4444", version: 4 });
      await mails.mailTo(old, "email-changed");
      expect((await verify(await tokenFor(email))).status).toBe(200);

      const wrong = await command("--username", username, "--email", "no address");
      expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining("email:") });
      expect(await command("--username", username)).toMatchObject({
        code: 1,
        output: expect.stringContaining("account:contact"),
      });
      const unknown = await command("--username", "nobody_here", "--phone", "");
      expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining("There is no account") });
    },
    PROCESS_MS,
  );
});
