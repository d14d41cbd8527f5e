import { jest } from "@jest/globals";
import type { Session, User as Account } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import type { TestHttp } from "@legal/test-kit";
import { startGoogle, type TestGoogle } from "@legal/test-kit/open-id-provider";
import { createGoogleProvider } from "../src/google/google-provider.ts";
import { enrol } from "./support-second-factor.ts";
import { authUnderTest, cookieOf, isLive, sessionIdOf } from "./support.ts";

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

const comeBack = async (next: string, as?: User) => {
  const left = await http.get(`/api/auth/google?next=${encodeURIComponent(next)}`, as && { as });
  const person = { sub: "g1", email: "google.only@example.com", email_verified: true };
  const back = await google.signIn(left.headers.get("location") ?? "", person);
  const headers = { cookie: `google-flow=${cookieOf(left, "google-flow")}` };
  return http.get(back.pathname + back.search, { headers, ...(as && { as }) });
};
const comeIn = async (next: string, as?: User) => {
  const answer = await comeBack(next, as);
  const { body } = await http.get<Session>(`/internal/sessions/${sessionIdOf(cookieOf(answer))}`, {
    asService: "gateway",
  });
  return { location: answer.headers.get("location"), session: body };
};

describe("an account that has nothing but Google", () => {
  it("makes its login recent by signing in again, back on the page that it left, under a new session id", async () => {
    const { session } = await comeIn("/");
    const { userId: id, role, language, sessionId } = session;
    const as = { id, role, language, sessionId };
    expect((await http.get("/api/auth/step-up", { as })).body).toEqual({ password: false, code: false, google: true });
    const again = await comeIn("/mypage?tab=security", as);
    expect(again).toMatchObject({ location: "/mypage?tab=security", session: { userId: id, amr: ["google"] } });
    expect(Date.parse(again.session.authTime ?? "")).toBeGreaterThan(Date.parse(session.authTime ?? ""));
    expect(again.session.sessionId).not.toBe(sessionId);
    expect(await isLive(http, sessionId)).toBe(false);
  });

  it("is asked for its code once it has a second step, and goes on to where it wanted", async () => {
    const { session } = await comeIn("/");
    const { userId: id, role, language, sessionId } = session;
    const as = { id, role, language, sessionId, authTime: Math.floor(Date.now() / 1000) };
    await enrol(http, { as, account: (await http.get<Account>("/api/auth/me", { as })).body, cookie: "" });
    const { headers } = await comeBack("/mypage?tab=cases");
    expect(headers.get("location")).toBe("/login?step=code&next=%2Fmypage%3Ftab%3Dcases");
  });
});
