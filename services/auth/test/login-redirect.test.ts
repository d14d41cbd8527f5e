import type { TestHttp } from "@legal/test-kit";
import { authUnderTest } from "./support.ts";

const auth = authUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await auth.start();
});

const locationFor = async (query: string) => {
  const { status, headers } = await http.get(`/api/login${query}`);
  expect(status).toBe(302);
  return headers.get("location");
};

describe("GET /api/login", () => {
  it("leads to the login screen", async () => {
    expect(await locationFor("")).toBe("/login");
  });

  it("keeps a path of this site", async () => {
    expect(await locationFor("?next=/service/payment-order")).toBe("/login?next=%2Fservice%2Fpayment-order");
    expect(await locationFor(`?next=${encodeURIComponent("/chat/1?a=b#c")}`)).toBe(
      "/login?next=%2Fchat%2F1%3Fa%3Db%23c",
    );
  });
});

describe("threat 14: open redirect", () => {
  it.each([
    "//evil.example",
    String.raw`/\evil.example`,
    "/%2f%2fevil.example",
    "%2f%2fevil.example",
    "/%5cevil.example",
    "/%255cevil.example",
    "/%252f/evil.example",
    "https://evil.example",
    "https:/evil.example",
    "javascript:alert(1)",
    "/\tevil",
    "/\r\nset-cookie: a=b",
    "evil",
    "",
    "/api/logout",
    "/.//evil.example",
    "/%2e//evil.example",
    `/${"a".repeat(600)}`,
  ])("drops %j", async (next) => {
    expect(await locationFor(`?next=${encodeURIComponent(next)}`)).toBe("/login");
  });

  it("drops a list", async () => {
    expect(await locationFor("?next=/a&next=//evil")).toBe("/login");
  });
});
