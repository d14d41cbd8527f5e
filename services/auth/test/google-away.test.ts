import { jest } from "@jest/globals";
import { startGoogle, type TestGoogle } from "@legal/test-kit/open-id-provider";
import { createGoogleProvider } from "../src/google/google-provider.ts";
import { authUnderTest } from "./support.ts";

const CALLBACK = "http://localhost:8080/api/auth/google/callback";
const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const auth = authUnderTest();
let google: TestGoogle;

beforeAll(async () => {
  // The provider warns at length that it is set up for a test.
  for (const level of ["info", "warn"] as const) jest.spyOn(console, level).mockReturnValue();
  google = await startGoogle(CALLBACK);
});
afterAll(() => google.close());

describe("Google that is not there", () => {
  it("answers 503 without credentials, and people see it on the login screen", async () => {
    const without = await auth.start();
    const http = await auth.start({ google: createGoogleProvider(google.settings) });
    expect((await without.get("/api/auth/providers")).body).toEqual({ google: false });
    expect((await http.get("/api/auth/providers")).body).toEqual({ google: true });
    expect(await without.get("/api/auth/google")).toMatchObject({ status: 503, body: { code: "GOOGLE_UNAVAILABLE" } });
    const shown = await without.get("/api/auth/google", { headers: BROWSER });
    expect(shown.headers.get("location")).toBe("/login?error=google_unavailable");
  });

  it("says so when its endpoint cannot be reached", async () => {
    const gone = await startGoogle(CALLBACK);
    await gone.close();
    const replica = await auth.start({ google: createGoogleProvider(gone.settings) });
    expect(await replica.get("/api/auth/google")).toMatchObject({ status: 503, body: { code: "GOOGLE_UNAVAILABLE" } });
  });
});
