import type { ErrorBody, User } from "@legal/contracts";
import type { TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import { cookieOf, fromNewAddress, newPerson, recorded, sessionIdOf, storedUser, authUnderTest } from "./support.ts";

const auth = authUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await auth.start();
});

const signUp = <T = User>(body: unknown, headers: Record<string, string> = {}) =>
  http.post<T>("/api/auth/signup", body, { headers: { ...fromNewAddress(), ...headers } });

describe("signing up", () => {
  it("opens an account, starts a session and notifies the other services", async () => {
    const answer = await signUp(newPerson({ username: "Kim_01", email: "Kim@Example.com", phone: "010-1234-5678" }));

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ username: "Kim_01", email: "Kim@Example.com", role: "user", language: "ko" });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    const stored = await mongoose.connection
      .collection("sessions")
      .findOne({ _id: sessionIdOf(cookieOf(answer)) as never });
    expect(stored).toMatchObject({ sess: { userId: answer.body.id, role: "user", language: "ko" } });
    expect(await recorded("auth.user-created.v1")).toContainEqual(
      expect.objectContaining({ id: answer.body.id, username: "Kim_01", role: "user", version: 1 }),
    );
  });

  it("keeps the password only as an argon2id hash with the decided cost", async () => {
    const person = newPerson();
    await signUp(person);
    const { passwordHash } = (await storedUser(person.username)) as unknown as { passwordHash: string };
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(await mongoose.connection.collection("users").find().toArray())).not.toContain(
      person.password,
    );
  });

  it("keeps the language of the form", async () => {
    expect((await signUp(newPerson({ language: "ja" }))).body.language).toBe("ja");
  });

  const refusals: [string, Record<string, unknown>, string, string][] = [
    ["a short username", { username: "ab" }, "username", "아이디는 최소 3자 이상이어야 합니다"],
    ["a long username", { username: "a".repeat(21) }, "username", "아이디는 최대 20자까지 가능합니다"],
    ["other characters", { username: "이름-없음" }, "username", "아이디는 영문, 숫자, 언더스코어만 사용 가능합니다"],
    [
      "a name of the office",
      { username: "Admin_01" },
      "username",
      "운영자나 담당자로 오해할 수 있는 아이디는 사용할 수 없습니다. 다른 아이디를 입력해주세요",
    ],
    ["a broken e-mail", { email: "nobody" }, "email", "올바른 이메일 형식이 아닙니다"],
    [
      "a short password",
      { password: "short", passwordConfirm: "short" },
      "password",
      "비밀번호는 최소 8자 이상이어야 합니다",
    ],
    [
      "a different confirmation",
      { passwordConfirm: "river-paper-23" },
      "passwordConfirm",
      "비밀번호가 일치하지 않습니다",
    ],
  ];
  it.each(refusals)("refuses %s on its field", async (_what, wrong, path, message) => {
    const answer = await signUp<ErrorBody>(newPerson(wrong));
    expect(answer).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
    expect(answer.body.details).toContainEqual({ path, message });
  });

  it("answers in the reader's language", async () => {
    const answer = await signUp<ErrorBody>(newPerson({ username: "ab" }), { "accept-language": "ja,en;q=0.5" });
    expect(answer.body.details?.[0]?.message).toMatch(/[ぁ-ん]/);
  });
});

describe("threat 7: more than the form", () => {
  it.each([
    { role: "admin" },
    { auth_provider: "google" },
    { authProvider: "google" },
    { id: "01900000-0000-7000-8000-000000000000" },
    { googleSubject: "1" },
  ])("refuses %j and stores nothing", async (extra) => {
    const person = newPerson(extra);
    expect((await signUp<ErrorBody>(person)).status).toBe(400);
    expect(await storedUser(person.username)).toBeNull();
  });

  it("ignores __proto__", async () => {
    const { username, email, password } = newPerson();
    const body = `{"username":"${username}","email":"${email}","password":"${password}","passwordConfirm":"${password}","__proto__":{"role":"admin"}}`;
    const answer = await fetch(`${http.url}/api/auth/signup`, {
      method: "POST",
      headers: { "content-type": "application/json", ...fromNewAddress() },
      body,
    });
    expect([201, 400]).toContain(answer.status);
    expect((await storedUser(username))?.["role"] ?? "user").toBe("user");
  });
});

describe("threat 8: names that differ in case only", () => {
  it("makes exactly one account of 20 parallel signups with the same name", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        signUp<ErrorBody>(newPerson({ username: n % 2 ? "Twin_Name" : "twin_name" })),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.every(({ status, body }) => status === 409 && body.code === "USERNAME_TAKEN")).toBe(true);
    expect(await mongoose.connection.collection("users").countDocuments({ usernameKey: "twin_name" })).toBe(1);
  });

  it("makes exactly one account of 20 parallel signups with the same address", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        signUp<ErrorBody>(newPerson({ email: n % 2 ? "Twin@Example.com" : "twin@example.com" })),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "EMAIL_TAKEN")).toHaveLength(19);
    expect(answers.find(({ status }) => status === 409)?.body.details?.[0]?.path).toBe("email");
  });
});

describe("threat 9: common passwords", () => {
  it.each([
    "password1",
    "Password2024!",
    "qwerty123",
    "12345678",
    "abcdefgh",
    "aaaaaaaa",
    "abababab",
    "P@ssw0rd!",
    "iloveyou",
    "saranghae1",
    "woaini1314",
  ])("refuses %s", async (password) => {
    const answer = await signUp<ErrorBody>(newPerson({ password, passwordConfirm: password }));
    expect(answer.status).toBe(400);
    expect(answer.body.details).toEqual([
      { path: "password", message: "너무 흔한 비밀번호입니다. 다른 비밀번호를 사용해주세요" },
    ]);
  });

  it("refuses the username and the address as a password", async () => {
    const own = newPerson({ username: "han_river_88", password: "han_river_88", passwordConfirm: "han_river_88" });
    expect((await signUp<ErrorBody>(own)).status).toBe(400);
    const mail = newPerson({
      email: "quiet.office@example.com",
      password: "Quiet.Office",
      passwordConfirm: "Quiet.Office",
    });
    expect((await signUp<ErrorBody>(mail)).status).toBe(400);
  });

  it.each(["river-paper-22", "조용한사무실에서", "tr0ub4dor&3x", "correct horse battery"])(
    "accepts %s",
    async (password) => {
      expect((await signUp(newPerson({ password, passwordConfirm: password }))).status).toBe(201);
    },
  );
});

describe("the limit of signups", () => {
  it("is 20 an hour and address", async () => {
    const headers = fromNewAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await http.post("/api/auth/signup", newPerson(), { headers })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  });
});
