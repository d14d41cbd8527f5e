import { jest } from "@jest/globals";
import { USERNAME_MAX, type Session, type User } from "@legal/contracts";
import type { TestHttp } from "@legal/test-kit";
import { startGoogle, type TestGoogle } from "@legal/test-kit/open-id-provider";
import { createGoogleProvider } from "../src/google/google-provider.ts";
import { authUnderTest, cookieOf, sessionIdOf } from "./support.ts";

const auth = authUnderTest();
let google: TestGoogle;
let http: TestHttp;
beforeAll(async () => {
  // The provider warns at length that it is set up for a test.
  for (const level of ["info", "warn"] as const) jest.spyOn(console, level).mockReturnValue();
  google = await startGoogle("http://localhost:8080/api/auth/google/callback");
  http = await auth.start({ google: createGoogleProvider(google.settings) });
});
afterAll(() => google.close());

let people = 0;
const newUser = async (email: string, query = ""): Promise<User> => {
  people += 1;
  const left = await http.get(`/api/auth/google${query}`, { headers: { "accept-language": "en" } });
  const person = { sub: `named-${people}`, email, email_verified: true };
  const back = await google.signIn(left.headers.get("location") ?? "", person);
  const headers = { cookie: `google-flow=${cookieOf(left, "google-flow")}` };
  const sessionId = sessionIdOf(cookieOf(await http.get(back.pathname + back.search, { headers })));
  const { body } = await http.get<Session>(`/internal/sessions/${sessionId}`, { asService: "gateway" });
  const as = { id: body.userId, role: body.role, language: body.language, sessionId } as const;
  return (await http.get<User>("/api/auth/me", { as })).body;
};
const usernameOfNew = async (email: string): Promise<string> => (await newUser(email)).username;

describe("a username for a Google account", () => {
  it.each([
    ["administrator", /^user_administr$/, /^user_administr\d{6}$/],
    ["a.very.long.mailbox.name.indeed", /^averylongmailb$/, /^averylongmailb\d{6}$/],
    ["ondamlegal", /^user$/, /^user\d{6}$/],
    ["x", /^user_x$/, /^user_x\d{6}$/],
  ])("of the mailbox %s is one that a form would take, with digits for the second", async (mailbox, first, second) => {
    expect(await usernameOfNew(`${mailbox}@one.example`)).toMatch(first);
    const next = await usernameOfNew(`${mailbox}@two.example`);
    expect(next).toMatch(second);
    const { body } = await http.post("/api/auth/check-username", { username: `${next.slice(0, -1)}x` });
    expect(next.length).toBeLessThanOrEqual(USERNAME_MAX);
    expect(body).toEqual({ available: true });
  });
});

describe("the language of an account that Google opens", () => {
  it.each([
    ["?language=zh", "zh"],
    ["?language=xx", "en"],
    ["", "en"],
  ])("is the page's, else the browser's: %j", async (query, language) => {
    expect(await newUser(`speaks.${people}@example.com`, query)).toMatchObject({ language });
  });
});
