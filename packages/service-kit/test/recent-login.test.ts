import type { ErrorBody } from "@legal/contracts";
import { testUser } from "@legal/test-kit";
import { Router } from "express";
import { requireAdmin, requireRecentLogin, requireUser, userOf } from "../src/index.ts";
import { startTestApp } from "./support.ts";

const routes = Router();
routes.get("/precious", requireUser, requireRecentLogin, (_req, res) => void res.json({}));
routes.get("/desk", requireAdmin, (req, res) => void res.json(userOf(req)));

let http: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  http = await startTestApp([routes]);
});
afterAll(() => http.close());

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

describe("a call that wants a recent login", () => {
  it.each([
    ["user", 29, 200, undefined],
    ["user", 31, 401, "STEP_UP_REQUIRED"],
    ["admin", 9, 200, undefined],
    ["admin", 11, 401, "STEP_UP_REQUIRED"],
  ] as const)("of a %s who logged in %i minutes ago is answered %i", async (role, minutes, status, code) => {
    const answer = await http.get<ErrorBody>("/precious", { as: testUser({ role, authTime: minutesAgo(minutes) }) });
    expect(answer).toMatchObject({ status, body: code === undefined ? {} : { code } });
  });

  it("is refused where the time of the login is unknown, and to visitors", async () => {
    expect((await http.get<ErrorBody>("/precious", { as: testUser({ authTime: 0 }) })).body.code).toBe(
      "STEP_UP_REQUIRED",
    );
    expect((await http.get<ErrorBody>("/precious")).body.code).toBe("UNAUTHENTICATED");
  });
});

describe("staff who must set up their second factor", () => {
  it("are refused on every call of staff", async () => {
    const answer = await http.get<ErrorBody>("/desk", { as: testUser({ mustEnrol: true }) });
    expect(answer).toMatchObject({ status: 403, body: { code: "SECOND_FACTOR_REQUIRED" } });
  });
});
