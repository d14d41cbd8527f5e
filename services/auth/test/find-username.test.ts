import type { ErrorBody } from "@legal/contracts";
import type { TestHttp } from "@legal/test-kit";
import { fromNewAddress, newPerson, signUp, authUnderTest } from "./support.ts";

const auth = authUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await auth.start();
});

const find = (contact: unknown, headers = fromNewAddress()) =>
  http.post<{ username: string } & ErrorBody>("/api/auth/find-username", contact, { headers });
const check = (username: string, headers = fromNewAddress()) =>
  http.post<{ available: boolean } & ErrorBody>("/api/auth/check-username", { username }, { headers });

const timeOf = async (email: string) => {
  const startedAt = performance.now();
  await find({ email });
  return performance.now() - startedAt;
};

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe("checking a username", () => {
  it("answers whether it is free, in any case of letters", async () => {
    const { account } = await signUp(http);
    expect((await check(account.username.toUpperCase())).body).toEqual({ available: false });
    expect((await check("still_free")).body).toEqual({ available: true });
  });

  it("refuses what could never be one", async () => {
    const { status, body } = await check("ab");
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path: "username", message: "아이디는 최소 3자 이상이어야 합니다" }]);
  });
});

describe("finding a username", () => {
  it("works by address and by phone number, however they are written", async () => {
    const { account } = await signUp(http, newPerson({ email: "Lost@Example.com", phone: "010-9876-5432" }));
    expect((await find({ email: "lost@example.COM" })).body).toEqual({ username: account.username });
    expect((await find({ phone: "+82 10 9876 5432" })).body).toEqual({ username: account.username });
    expect((await find({ phone: "01098765432", email: "" })).body).toEqual({ username: account.username });
  });

  it("says that there is none", async () => {
    expect(await find({ email: "nobody@example.com" })).toMatchObject({
      status: 404,
      body: { code: "ACCOUNT_NOT_FOUND" },
    });
    expect((await find({ phone: "010-0000-0000" })).status).toBe(404);
  });

  it.each([{}, { email: "", phone: "" }])("asks for one of both: %j", async (contact) => {
    const { status, body } = await find(contact);
    expect(status).toBe(400);
    expect(body.details).toContainEqual({ path: "email", message: "이메일 또는 휴대폰번호를 입력해주세요" });
  });

  it.each([{ email: { $ne: "" } }, { phone: { $gt: "" } }, { email: ["a@b.kr"] }])(
    "takes text only: %j",
    async (contact) => {
      expect((await find(contact)).status).toBe(400);
    },
  );
});

describe("threat 10: harvesting", () => {
  it("limits checks to 60 an hour and address", async () => {
    const headers = fromNewAddress();
    const answers = await Promise.all(Array.from({ length: 64 }, (_, n) => check(`some_name_${n}`, headers)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it("limits searches to 10 an hour and address", async () => {
    const headers = fromNewAddress();
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, n) => find({ email: `guess${n}@example.com` }, headers)),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3000);
  });

  it("limits searches for one person to 10 an hour, wherever they come from", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => find({ email: "wanted@example.com" })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it("takes the same time whether there is an account", async () => {
    await signUp(http, newPerson({ email: "timed@example.com" }));
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let n = 0; n < 5; n += 1) {
      known.push(await timeOf("timed@example.com"));
      unknown.push(await timeOf("untimed@example.com"));
    }
    expect(Math.min(...known, ...unknown)).toBeGreaterThanOrEqual(145);
    expect(Math.abs(medianOf(known) - medianOf(unknown))).toBeLessThan(40);
  });
});
