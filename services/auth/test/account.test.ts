import type { ErrorBody, Language, User } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { testKeys, testUser, type TestHttp } from "@legal/test-kit";
import { createSessionCache } from "../src/sessions/session-cache.ts";
import { changeRole } from "../src/account/change-role.ts";
import {
  authUnderTest,
  confirmEmail,
  fromNewAddress,
  isLive,
  logIn,
  newPerson,
  recorded,
  signUp,
  storedUser,
  type SignedIn,
} from "./support.ts";

const auth = authUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await auth.start();
});
const sessionCache = () => createSessionCache(auth.redis(), testKeys().ring, auth.logs.logger);
const facts = async (id: string) => (await recorded("auth.user-updated.v1")).filter((payload) => payload["id"] === id);

describe("changing the language", () => {
  it("changes the account and every session of it, and notifies the other services", async () => {
    const { as, account } = await signUp(http);
    const other = await logIn(http, account.username);
    const { body } = await http.patch<User>("/api/user/language", { language: "zh" }, { as });
    expect(body.language).toBe("zh");
    const inRedis = await auth.redis().get(`session:${other.as.sessionId}`);
    expect(JSON.parse(inRedis ?? "null")).toMatchObject({ language: "zh" });
    expect(await facts(account.id)).toEqual([expect.objectContaining({ language: "zh", version: 2 })]);
  });

  it.each(["fr", "", null, { $ne: 1 }])("refuses %j", async (language) => {
    const { as } = await signUp(http);
    expect((await http.patch("/api/user/language", { language }, { as })).status).toBe(400);
  });

  it("is for members", async () => {
    expect((await http.patch("/api/user/language", { language: "en" })).status).toBe(401);
  });
});

describe("changing the telephone number", () => {
  const change = (as: SignedIn["as"], phone: unknown) =>
    http.patch<User & ErrorBody>("/api/users/me/phone", { phone }, { as });

  it("stores it, finds the account by it alone, and notifies the other services; empty removes it", async () => {
    const { as, account } = await signUp(http, newPerson({ phone: "010-5555-0001" }));
    const find = (phone: string) => http.post("/api/auth/find-username", { phone }, { headers: fromNewAddress() });
    expect((await change(as, " 010-5555-0002 ")).body.phone).toBe("010-5555-0002");
    expect((await find("+82 10 5555 0002")).body).toEqual({ username: account.username });
    expect((await find("010-5555-0001")).status).toBe(404);
    expect((await change(as, "")).body.phone).toBeNull();
    expect((await find("010-5555-0002")).status).toBe(404);
    expect(await facts(account.id)).toEqual([
      expect.objectContaining({ phone: "010-5555-0002", version: 2 }),
      expect.objectContaining({ phone: null, version: 3 }),
    ]);
  });

  it("wants a number and a recent login", async () => {
    const { as } = await signUp(http);
    for (const wrong of ["010-12", { $ne: "" }, null]) expect((await change(as, wrong)).status).toBe(400);
    expect((await change({ ...as, authTime: 0 }, "010-5555-0003")).body.code).toBe("STEP_UP_REQUIRED");
    expect((await http.patch("/api/users/me/phone", { phone: "" })).status).toBe(401);
  });
});

describe("changing the display name", () => {
  it("stores it trimmed and notifies the other services", async () => {
    const { as, account } = await signUp(http);
    const { body } = await http.patch<User>("/api/users/me", { displayName: "  김 대표  " }, { as });
    expect(body.displayName).toBe("김 대표");
    expect(await facts(account.id)).toEqual([expect.objectContaining({ displayName: "김 대표", version: 2 })]);
  });

  it("keeps it to one line that reads one way, whatever was pasted, and every emoji", async () => {
    const { as } = await signUp(http);
    const displayName = "\u202E김\n대표\u0000\u2069 👩‍👩‍👧‍👦";
    expect((await http.patch<User>("/api/users/me", { displayName }, { as })).body.displayName).toBe("김 대표 👩‍👩‍👧‍👦");
  });

  it.each(["   ", "\u200B\u200B", "\u202E"])(
    "refuses what nobody could see with its message: %j",
    async (displayName) => {
      const { as } = await signUp(http);
      const { status, body } = await http.patch<ErrorBody>("/api/users/me", { displayName }, { as });
      expect(status).toBe(400);
      expect(body.details).toEqual([{ path: "displayName", message: "이름을 입력해주세요" }]);
    },
  );
});

describe("changing the profile over and over", () => {
  it("ends after so many an hour, name and language together, however many at once, and only for who did it", async () => {
    const limited = await auth.start({ settings: { PROFILE_CHANGES_PER_HOUR: 6 } });
    const [{ as, account }, other] = [await signUp(http), await signUp(http)];
    const changes = Array.from({ length: 10 }, (_, index) =>
      index % 2
        ? limited.patch<ErrorBody>("/api/users/me", { displayName: `김 ${index}` }, { as })
        : limited.patch<ErrorBody>("/api/user/language", { language: index % 4 ? "en" : "ja" }, { as }),
    );
    const answers = await Promise.all(changes);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe("RATE_LIMITED");
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect(await facts(account.id)).toHaveLength(6);
    expect((await limited.patch("/api/users/me", { displayName: "다른 사람" }, { as: other.as })).status).toBe(200);
  });
});

describe("a name that would pass for the office", () => {
  const refused: [Language, string, string][] = [
    ["ko", "관리자", "운영자나 담당자로 오해할 수 있는 이름은 사용할 수 없습니다. 다른 이름을 입력해주세요"],
    ["ko", "온담 법률서비스", "운영자나 담당자로 오해할 수 있는 이름은 사용할 수 없습니다. 다른 이름을 입력해주세요"],
    ["en", "A d\u200Bm i n", "This name could be taken for our staff. Please choose another"],
    ["ja", "サポート", "運営や担当者と間違われるおそれのある名前は使えません。別の名前を入力してください"],
    ["zh", "客服", "该名称容易被误认为工作人员，请换一个"],
  ];
  it.each(refused)("is refused to a member in %s: %j", async (language, displayName, message) => {
    const { as, account } = await signUp(http);
    const { status, body } = await http.patch<ErrorBody>("/api/users/me", { displayName }, { as: { ...as, language } });
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path: "displayName", message }]);
    expect(await storedUser(account.username)).toMatchObject({ displayName: null });
  });

  it("is the staff's to bear", async () => {
    const { as } = await signUp(http);
    const { body } = await http.patch<User>(
      "/api/users/me",
      { displayName: "관리자" },
      { as: { ...as, role: "admin" } },
    );
    expect(body.displayName).toBe("관리자");
  });
});

describe("threat 17: more than the name", () => {
  it.each([
    '{"displayName":"a","role":"admin"}',
    '{"displayName":"a","email":"x@y.kr"}',
    '{"displayName":"a","__proto__":{"role":"admin"}}',
  ])("leaves everything else as it is: %s", async (body) => {
    const { as, account } = await signUp(http);
    await http.patch("/api/users/me", JSON.parse(body), { as });
    const stored = await storedUser(account.username);
    expect(stored).toMatchObject({ role: "user", email: account.email });
    expect(Object.getPrototypeOf(stored ?? {})).not.toHaveProperty("role");
  });
});

describe("threat 18: other people's accounts", () => {
  it("are for administrators", async () => {
    const [one, two] = [await signUp(http), await signUp(http)];
    const path = `/api/users/${two.account.id}`;
    expect((await http.get(path)).status).toBe(401);
    expect((await http.get<ErrorBody>(path, { as: one.as })).body.code).toBe("FORBIDDEN");
    const staff = testUser({ role: "admin" });
    expect((await http.get<User>(path, { as: staff })).body).toEqual(two.account);
    const reads = await recorded("auth.customer-data-read.v1");
    expect(reads).toMatchObject([
      { staffId: staff.id, kind: "user-viewed", subjects: [{ customerId: two.account.id }] },
    ]);
  });

  it("are 404 when absent and 400 when the id is none", async () => {
    const as = testUser({ role: "admin" });
    expect((await http.get(`/api/users/${newId()}`, { as })).status).toBe(404);
    expect((await http.get("/api/users/nobody", { as })).status).toBe(400);
  });

  it("never show a hash or a look-up key", async () => {
    const { as, account } = await signUp(http);
    const answers = [
      account,
      (await http.get("/api/auth/me", { as })).body,
      (await http.get(`/api/users/${account.id}`, { as: testUser({ role: "admin" }) })).body,
    ];
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/argon2|hash|Key|googleSubject|version/i);
  });
});

describe("changing a role", () => {
  it("ends every session at once and notifies the other services", async () => {
    const { as, account } = await signUp(http);
    const other = await logIn(http, account.username);
    await confirmEmail(account.id);
    await changeRole(account.id, "admin", sessionCache());
    expect(await isLive(http, as.sessionId)).toBe(false);
    expect(await auth.redis().exists(`session:${as.sessionId}`, `session:${other.as.sessionId}`)).toBe(0);
    expect(await facts(account.id)).toEqual([expect.objectContaining({ role: "admin" })]);
    const ended = (await recorded("auth.session-ended.v1")).find((payload) => payload["userId"] === account.id);
    expect(ended).toMatchObject({ reason: "role-changed" });
    expect(new Set(ended?.["sessionIds"] as string[])).toEqual(new Set([as.sessionId, other.as.sessionId]));
    expect((await logIn(http, account.username)).account.role).toBe("admin");
  });
});
