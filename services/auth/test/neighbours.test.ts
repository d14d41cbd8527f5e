import type { ErrorBody, User as Account } from "@legal/contracts";
import type { TestHttp } from "@legal/test-kit";
import { authUnderTest, cookieOf, fromNewAddress, newPerson, PASSWORD, SETTINGS, signedIn } from "./support.ts";
import { codeAt, enrol } from "./support-second-factor.ts";

const auth = authUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await auth.start();
});

const tryLogin = (username: string, password: string, headers: Record<string, string>) =>
  http.post<ErrorBody>("/api/auth/login", { username, password }, { headers });
const failures = async (count: number, username: (n: number) => string, headers: Record<string, string>) => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) => tryLogin(username(n), "wrong-guess", headers)),
  );
  return answers.map(({ status }) => status);
};

/** A member, and the cookie that their browser was given at the signup. */
const memberAt = async (address: Record<string, string>) => {
  const person = newPerson();
  const answer = await http.post<Account>("/api/auth/signup", person, { headers: address });
  expect(answer.status).toBe(201);
  return {
    ...signedIn(answer),
    username: person.username,
    device: { ...address, cookie: `device=${cookieOf(answer, "device")}` },
  };
};

describe("a device that has logged in to the account before", () => {
  it("gets in while an office behind the same address has used up its wrong passwords", async () => {
    const office = fromNewAddress();
    const { username, device } = await memberAt(office);
    expect(await failures(106, (n) => `nobody_${n}`, office)).toContain(429);
    expect((await tryLogin(username, PASSWORD, office)).status).toBe(429);
    expect((await tryLogin(username, PASSWORD, device)).status).toBe(200);
  });

  it("gets in at once while others guess at its account from the same address", async () => {
    const office = fromNewAddress();
    const { username, device } = await memberAt(office);
    expect(await failures(12, () => username, office)).toContain(429);
    const startedAt = performance.now();
    expect((await tryLogin(username, PASSWORD, device)).status).toBe(200);
    // An attempt from anywhere else waits two seconds by now.
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });

  it("may fail ten times itself", async () => {
    const { username, device } = await memberAt(fromNewAddress());
    const statuses = await failures(12, () => username, device);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await tryLogin(username, PASSWORD, device)).status).toBe(429);
    expect((await tryLogin(username, PASSWORD, fromNewAddress())).status).toBe(200);
  });

  it("is asked for its second factor while someone who knows the password uses up the codes elsewhere", async () => {
    const { username, device, ...member } = await memberAt(fromNewAddress());
    const { key } = await enrol(http, member);
    const begin = async (headers: Record<string, string>) => {
      const begun = await tryLogin(username, PASSWORD, headers);
      const challenge = `login-challenge=${cookieOf(begun, "login-challenge")}`;
      return { ...headers, cookie: headers["cookie"] ? `${headers["cookie"]}; ${challenge}` : challenge };
    };
    const send = (code: string, headers: Record<string, string>) =>
      http.post("/api/auth/login/second-factor", { code }, { headers });
    const thief = await begin(fromNewAddress());
    for (let n = 0; n < 5; n += 1) await send("000000", thief);
    expect((await send("000000", thief)).status).toBe(429);
    expect((await send(await codeAt(key), await begin(device))).status).toBe(200);
  });
});

describe("a device cookie that proves nothing about an account", () => {
  it("buys no guess: neither another account's, nor a made-up one, nor a new one each time", async () => {
    const office = fromNewAddress();
    const victim = await memberAt(fromNewAddress());
    const attacker = await memberAt(office);
    const guess = async (cookie: string) =>
      (await tryLogin(victim.username, "wrong-guess", { ...office, cookie })).status;
    const newCookie = async () => `device=${cookieOf(await tryLogin(attacker.username, PASSWORD, office), "device")}`;
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1)
      for (const cookie of [attacker.device.cookie, `device=${"a".repeat(43)}`, await newCookie()])
        statuses.push(await guess(cookie));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });
});

describe("what each browser of an address may do in an hour", () => {
  const CALLS = [
    ["CHECK_USERNAME", "/api/auth/check-username", () => ({ username: "somebody" }), 200],
    ["SIGNUP", "/api/auth/signup", newPerson, 201],
    ["FIND_USERNAME", "/api/auth/find-username", () => ({ email: newPerson().email }), 404],
    ["RESET_MAIL", "/api/auth/request-password-reset", () => ({ email: newPerson().email }), 200],
  ] as const;

  it("lets a whole office behind one address do its own", () => {
    expect(SETTINGS).toMatchObject({
      CHECK_USERNAME_PER_HOUR_AND_IP: 600,
      SIGNUP_PER_HOUR_AND_IP: 100,
      FIND_USERNAME_PER_HOUR_AND_IP: 60,
    });
  });

  it.each(CALLS)("%s: is counted for itself, within a wide bound of the address", async (name, path, body, passed) => {
    const limits = { [`${name}_PER_HOUR`]: 3, [`${name}_PER_HOUR_AND_IP`]: 8 };
    const strict = await auth.start({ settings: limits });
    const address = fromNewAddress();
    const ask = async (browser?: string) => {
      const headers = browser === undefined ? address : { ...address, "x-client-browser": browser };
      return (await strict.post(path, body(), { headers })).status;
    };
    const asked = async (times: number, browser?: string) => {
      const statuses: number[] = [];
      for (let n = 0; n < times; n += 1) statuses.push(await ask(browser));
      return statuses;
    };
    // A program without a cookie stops where it always did, and takes nothing from browsers that have one.
    expect(await asked(5)).toEqual([passed, passed, passed, 429, 429]);
    expect(await asked(4, "first")).toEqual([passed, passed, passed, 429]);
    // Eight in all: a program that takes a new cookie each time stops, too.
    expect(await asked(3, "second")).toEqual([passed, passed, 429]);
    expect(await ask("third")).toBe(429);
  });
});
