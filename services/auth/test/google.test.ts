import { jest } from "@jest/globals";
import type { ErrorBody, User } from "@legal/contracts";
import { errorText } from "@legal/i18n";
import { until, type TestHttp } from "@legal/test-kit";
import { startGoogle, type Person, type TestGoogle } from "@legal/test-kit/open-id-provider";
import { createGoogleProvider } from "../src/google/google-provider.ts";
import { issueResetToken } from "../src/mail-tokens/issue-reset-token.ts";
import { mailsOf } from "./mails.ts";
import {
  authUnderTest,
  confirmEmail,
  cookieOf,
  isLive,
  logIn,
  newPerson,
  PASSWORD,
  recorded,
  sessionIdOf,
  signUp,
  storedUser,
  type SignedIn,
} from "./support.ts";

const CALLBACK = "http://localhost:8080/api/auth/google/callback";
const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const auth = authUnderTest();
const mails = mailsOf(() => http);
let google: TestGoogle;
let http: TestHttp;

beforeAll(async () => {
  // The provider warns at length that it is set up for a test.
  for (const level of ["info", "warn"] as const) jest.spyOn(console, level).mockReturnValue();
  google = await startGoogle(CALLBACK);
  http = await auth.start({ google: createGoogleProvider(google.settings) });
});
afterAll(() => google.close());

const changesMailedTo = (address: string) =>
  mails.mailsTo(address, "google-changed").map((mail) => (mail.kind === "google-changed" ? mail.change : undefined));

let people = 0;
const googlePerson = (given: Partial<Person> = {}): Person => {
  people += 1;
  return { sub: `g${people}`, email: `google.person${people}@example.com`, email_verified: true, ...given };
};

const withUser = (as: SignedIn["as"] | undefined) => (as ? { as } : {});

/** Of a signed-in user: requested by a call, not by a navigation. */
const connectJourney = async (person: Person, as: SignedIn["as"]) => {
  const left = await http.post<{ url: string }>("/api/auth/google/connect", {}, { as });
  expect(left.status).toBe(200);
  const back = await google.signIn(left.body.url, person);
  return { back, cookie: `google-flow=${cookieOf(left, "google-flow")}` };
};

/** A member whose address is confirmed. */
const confirmed = async (): Promise<SignedIn> => {
  const person = await signUp(http);
  await confirmEmail(person.account.id);
  return person;
};

/** Leaves for Google and comes back, in one browser. */
const journey = async (person: Person, { as, next = "" }: { as?: SignedIn["as"]; next?: string } = {}) => {
  if (as) return connectJourney(person, as);
  const left = await http.get(`/api/auth/google${next && `?next=${encodeURIComponent(next)}`}`, {
    headers: BROWSER,
  });
  expect(left.status).toBe(302);
  const back = await google.signIn(left.headers.get("location") ?? "", person);
  return { back, cookie: `google-flow=${cookieOf(left, "google-flow")}` };
};
const comeBack = (back: URL, cookie: string, as?: SignedIn["as"]) =>
  http.get(back.pathname + back.search, { headers: { ...BROWSER, cookie }, ...withUser(as) });

const signIn = async (person: Person, options: { as?: SignedIn["as"]; next?: string } = {}) => {
  const { back, cookie } = await journey(person, options);
  return comeBack(back, cookie, options.as);
};
const userOf = async (answer: Awaited<ReturnType<typeof signIn>>): Promise<User> => {
  const sessionId = sessionIdOf(cookieOf(answer));
  const session = await http.get<{ userId: string }>(`/internal/sessions/${sessionId}`, { asService: "gateway" });
  const as = { id: session.body.userId, role: "user", language: "ko", sessionId } as const;
  return (await http.get<User>("/api/auth/me", { as })).body;
};

describe("signing in with Google", () => {
  it("opens an account with a free username at the first visit and finds it again at the second", async () => {
    const person = googlePerson({
      email: "hong.gildong@example.com",
      given_name: "길동",
      family_name: "홍",
      name: "홍길동",
    });
    const answer = await signIn(person);
    expect(answer).toMatchObject({ status: 302 });
    expect(answer.headers.get("location")).toBe("/");
    const user = await userOf(answer);
    expect(user).toMatchObject({
      username: "honggildong",
      email: person.email,
      authProvider: "google",
      googleConnected: true,
      firstName: "길동",
      lastName: "홍",
      displayName: "홍길동",
      role: "user",
    });
    expect((await userOf(await signIn(person))).id).toBe(user.id);
  });

  it("finds another username when the first is taken", async () => {
    await signUp(http, newPerson({ username: "Same_Name" }));
    const user = await userOf(await signIn(googlePerson({ email: "same_name@example.org" })));
    expect(user.username).toMatch(/^same_name\d{6}$/);
  });

  it("gives no one a name that would pass for the office", async () => {
    const names = { name: "온담 법률서비스", given_name: "자", family_name: "관리" };
    const user = await userOf(await signIn(googlePerson({ email: "support@customer.example", ...names })));
    expect(user).toMatchObject({ username: "user_support", displayName: null, firstName: null, lastName: null });
    const own = { name: "김\u202E민지", given_name: "민지", family_name: "김" };
    expect(await userOf(await signIn(googlePerson(own)))).toMatchObject({ displayName: "김민지", firstName: "민지" });
  });

  it("goes on to a safe next, and only there", async () => {
    expect((await signIn(googlePerson(), { next: "/service/payment-order" })).headers.get("location")).toBe(
      "/service/payment-order",
    );
    expect((await signIn(googlePerson(), { next: "//evil.example" })).headers.get("location")).toBe("/");
  });

  it("sends state, nonce and PKCE", async () => {
    const { headers } = await http.get("/api/auth/google", { headers: BROWSER });
    const query = new URL(headers.get("location") ?? "").searchParams;
    expect(query.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"]) expect(query.get(name)).toMatch(/^[\w-]{43}$/);
    expect(query.get("redirect_uri")).toBe(CALLBACK);
    expect(headers.getSetCookie()[0]).toMatch(/^google-flow=[\w-]{43}; Max-Age=600; Path=\/;.*HttpOnly; SameSite=Lax$/);
  });
});

describe("threat 13: another person's callback", () => {
  it("is refused without the cookie of the browser that left", async () => {
    const { back } = await journey(googlePerson());
    const { status, body } = await http.get<ErrorBody>(back.pathname + back.search);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "GOOGLE_SIGN_IN_FAILED" });
  });

  it("is refused with another browser's cookie, a changed state or no state", async () => {
    const mine = await journey(googlePerson());
    const other = await journey(googlePerson());
    const failure = "/login?error=google_sign_in_failed";
    expect((await comeBack(mine.back, other.cookie)).headers.get("location")).toBe(failure);
    mine.back.searchParams.set("state", "x".repeat(43));
    expect((await comeBack(mine.back, mine.cookie)).headers.get("location")).toBe(failure);
    const third = await journey(googlePerson());
    third.back.searchParams.delete("state");
    expect((await comeBack(third.back, third.cookie)).headers.get("location")).toBe(failure);
  });

  it("works once", async () => {
    const { back, cookie } = await journey(googlePerson());
    expect((await comeBack(back, cookie)).headers.get("location")).toBe("/");
    expect((await comeBack(back, cookie)).headers.get("location")).toBe("/login?error=google_sign_in_failed");
  });

  it("works once, also with a second code of the provider", async () => {
    const left = await http.get("/api/auth/google", { headers: BROWSER });
    const cookie = `google-flow=${cookieOf(left, "google-flow")}`;
    const [there, person] = [left.headers.get("location") ?? "", googlePerson()];
    const [first, second] = [await google.signIn(there, person), await google.signIn(there, person)];
    expect((await comeBack(first, cookie)).headers.get("location")).toBe("/");
    expect((await comeBack(second, cookie)).headers.get("location")).toBe("/login?error=google_sign_in_failed");
  });

  it("is refused when the code was made for another journey: PKCE does not match", async () => {
    const victim = await journey(googlePerson());
    const attacker = await journey(googlePerson());
    victim.back.searchParams.set("code", attacker.back.searchParams.get("code") ?? "");
    expect((await comeBack(victim.back, victim.cookie)).headers.get("location")).toBe(
      "/login?error=google_sign_in_failed",
    );
  });

  it("shows a refusal by the person, and where the person was going", async () => {
    const { headers } = await http.get("/api/auth/google?next=/service/complaint", { headers: BROWSER });
    const state = new URL(headers.get("location") ?? "").searchParams.get("state") ?? "";
    const cookie = /google-flow=[^;]+/.exec(headers.getSetCookie()[0] ?? "")?.[0] ?? "";
    const back = new URL(`${CALLBACK}?error=access_denied&state=${state}`);
    expect((await comeBack(back, cookie)).headers.get("location")).toBe(
      "/login?error=google_sign_in_failed&next=%2Fservice%2Fcomplaint",
    );
  });
});

describe("threat 13: taking over a local account", () => {
  it("never joins an account by its address", async () => {
    const { account } = await signUp(http);
    const answer = await signIn(googlePerson({ email: account.email.toUpperCase() }));
    expect(answer.headers.get("location")).toBe("/login?error=google_account_exists");
    expect(answer.headers.getSetCookie().some((line) => line.startsWith("sid="))).toBe(false);
    expect((await storedUser(account.username))?.["googleSubject"]).toBeUndefined();
  });

  it("refuses an address that Google has not verified", async () => {
    const answer = await signIn(googlePerson({ email_verified: false }));
    expect(answer.headers.get("location")).toBe("/login?error=google_email_unverified");
  });

  it("connects the account of the signed-in user, who can then use either way", async () => {
    const { account, as } = await confirmed();
    const person = googlePerson();
    const linked = await signIn(person, { as, next: "/mypage" });
    expect(linked.headers.get("location")).toBe("/mypage");
    expect(await userOf(await signIn(person))).toMatchObject({ id: account.id, googleConnected: true });
  });

  it("does not connect when another person is signed in at the callback", async () => {
    const [mine, other] = [await confirmed(), await confirmed()];
    const { back, cookie } = await journey(googlePerson(), { as: mine.as });
    const answer = await comeBack(back, cookie, other.as);
    expect(answer.headers.get("location")).toBe("/mypage?error=google_sign_in_failed&next=%2Fmypage");
    expect((await storedUser(other.account.username))?.["googleSubject"]).toBeUndefined();
  });

  it("connects one Google account to one account only", async () => {
    const [mine, other] = [await confirmed(), await confirmed()];
    const person = googlePerson();
    await signIn(person, { as: mine.as });
    expect((await signIn(person, { as: other.as })).headers.get("location")).toBe(
      "/mypage?error=google_account_exists&next=%2Fmypage",
    );
  });
});

describe("taking a Google account off", () => {
  const disconnect = (as?: SignedIn["as"]) => http.delete<User & ErrorBody>("/api/auth/google", withUser(as));

  it("leaves the password as the only way in, and the Google account free for another member", async () => {
    const [mine, other] = [await confirmed(), await confirmed()];
    const person = googlePerson({ email: mine.account.email });
    await signIn(person, { as: mine.as });
    expect(await disconnect(mine.as)).toMatchObject({ status: 200, body: { googleConnected: false } });
    expect((await signIn(person)).headers.get("location")).toBe("/login?error=google_account_exists");
    await logIn(http, mine.account.username);
    await signIn(person, { as: other.as });
    expect((await http.get<User>("/api/auth/me", { as: other.as })).body.googleConnected).toBe(true);
  });

  it("is refused while there is no password, in the reader's language, and done once there is one", async () => {
    const person = googlePerson();
    const { id } = await userOf(await signIn(person));
    const as = { id, role: "user", language: "zh", sessionId: "0".repeat(64) } as const;
    const refused = await disconnect(as);
    expect(refused).toMatchObject({ status: 409, body: { code: "GOOGLE_NEEDS_PASSWORD" } });
    expect(refused.body.message).toBe(errorText("GOOGLE_NEEDS_PASSWORD", "zh"));
    expect((await userOf(await signIn(person))).id).toBe(id);
    const token = await issueResetToken({ _id: id, emailKey: person.email });
    await http.post("/api/auth/reset-password", { token, password: PASSWORD, passwordConfirm: PASSWORD });
    const done = { googleConnected: false, authProvider: "local" };
    expect(await disconnect(as)).toMatchObject({ status: 200, body: done });
  });

  it("changes nothing when repeated, and nothing for a visitor", async () => {
    const { as } = await confirmed();
    expect(await disconnect(as)).toMatchObject({ status: 200, body: { googleConnected: false } });
    expect(await disconnect(as)).toMatchObject({ status: 200, body: { googleConnected: false } });
    expect(await disconnect()).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
  });
});

describe("connecting a Google account", () => {
  const connect = (as: SignedIn["as"]) => http.post<ErrorBody>("/api/auth/google/connect", {}, { as });

  it("is not begun by a navigation, which any site can cause: that signs in and connects nothing", async () => {
    const mine = await confirmed();
    const { headers } = await http.get("/api/auth/google", { headers: BROWSER, as: mine.as });
    const back = await google.signIn(headers.get("location") ?? "", googlePerson());
    const cookie = /google-flow=[^;]+/.exec(headers.getSetCookie()[0] ?? "")?.[0] ?? "";
    await comeBack(back, cookie, mine.as);
    expect((await storedUser(mine.account.username))?.["googleSubject"]).toBeUndefined();
  });

  it("wants a recent login", async () => {
    const { as } = await confirmed();
    const stale = { ...as, authTime: Math.floor(Date.now() / 1000) - 31 * 60 };
    expect(await connect(stale)).toMatchObject({ status: 401, body: { code: "STEP_UP_REQUIRED" } });
    expect((await http.post("/api/auth/google/connect", {})).status).toBe(401);
  });

  it("never replaces one that is connected, neither at the start nor on the way back", async () => {
    const { as, account } = await confirmed();
    const late = await journey(googlePerson(), { as });
    const first = googlePerson();
    await signIn(first, { as });
    expect(await connect(as)).toMatchObject({ status: 409, body: { code: "GOOGLE_ALREADY_CONNECTED" } });
    const answer = await comeBack(late.back, late.cookie, as);
    expect(answer.headers.get("location")).toBe("/mypage?error=google_already_connected&next=%2Fmypage");
    expect((await storedUser(account.username))?.["googleSubject"]).toBe(first.sub);
  });

  it("is refused while the address is not confirmed, unless Google confirms it", async () => {
    const mine = await signUp(http);
    const answer = await signIn(googlePerson(), { as: mine.as });
    expect(answer.headers.get("location")).toBe("/mypage?error=email_not_verified&next=%2Fmypage");
    expect((await storedUser(mine.account.username))?.["googleSubject"]).toBeUndefined();
    const unverified = googlePerson({ email: mine.account.email, email_verified: false });
    expect((await signIn(unverified, { as: mine.as })).headers.get("location")).toContain("email_not_verified");
    await signIn(googlePerson({ email: mine.account.email }), { as: mine.as });
    const { body } = await http.get<User>("/api/auth/me", { as: mine.as });
    expect(body).toMatchObject({ googleConnected: true, emailVerified: true });
  });

  it("is mailed to the owner, and so is its removal", async () => {
    const { as, account } = await confirmed();
    await signIn(googlePerson(), { as });
    await until(() => changesMailedTo(account.email).includes("connected"));
    await http.delete("/api/auth/google", { as });
    await until(() => changesMailedTo(account.email).includes("disconnected"));
    const alerts = (await recorded("auth.security-alerted.v1")).filter(({ userId }) => userId === account.id);
    expect(alerts.map(({ alert }) => alert)).toEqual(["google-connected", "google-disconnected"]);
  });

  it("does not outlive a new password: the link is dropped, its session ended, and the owner notified", async () => {
    const { as, account } = await confirmed();
    const intruder = googlePerson();
    await signIn(intruder, { as });
    const entered = sessionIdOf(cookieOf(await signIn(intruder)));
    const token = await issueResetToken({ _id: account.id, emailKey: account.email });
    await http.post("/api/auth/reset-password", { token, password: PASSWORD, passwordConfirm: PASSWORD });
    expect(await isLive(http, entered)).toBe(false);
    expect((await storedUser(account.username))?.["googleSubject"]).toBeUndefined();
    await until(() => changesMailedTo(account.email).includes("disconnected"));
    const again = await userOf(await signIn(intruder));
    expect(again.id).not.toBe(account.id);
  });
});
