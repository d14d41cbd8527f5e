import type { User } from "@legal/contracts";
import type { TestHttp } from "@legal/test-kit";
import { authUnderTest, signUp } from "./support.ts";

const auth = authUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await auth.start();
});

const page = (query: string) => http.get<User[]>(`/internal/users${query}`, { asService: "backup" });

describe("the export of accounts", () => {
  it("goes by rising id in pages that neither skip nor repeat, and carries no hash", async () => {
    const made: string[] = [];
    for (let index = 0; index < 3; index += 1) made.push((await signUp(http)).account.id);
    const first = (await page("?limit=2")).body;
    const second = (await page(`?limit=2&after=${first.at(-1)?.id}`)).body;
    expect([...first, ...second].map(({ id }) => id)).toEqual(made.toSorted());
    expect((await http.get<User>(`/internal/users/${made[0]}`, { asService: "backup" })).body.id).toBe(made[0]);
    expect(JSON.stringify(first)).not.toMatch(/hash|argon2|Key"/i);
  });

  it("is for the backup service alone", async () => {
    const { as } = await signUp(http);
    expect((await http.get("/internal/users", { asService: "ai" })).status).toBe(403);
    expect((await http.get("/internal/users", { as: { ...as, role: "admin" } })).status).toBe(401);
    expect((await http.get("/internal/users")).status).toBe(401);
    expect((await http.get(`/internal/users/${as.id}`, { asService: "ai" })).status).toBe(403);
    expect((await page("?limit=1001")).status).toBe(400);
    expect((await page("?after[$ne]=x")).status).toBe(400);
  });
});
