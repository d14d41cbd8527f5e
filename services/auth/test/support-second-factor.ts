import type { SecondFactorSetup, User as Account } from "@legal/contracts";
import type { TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import { generate } from "otplib";
import { confirmEmail, cookieOf, fromNewAddress, PASSWORD, sessionIdOf, type SignedIn } from "./support.ts";

const STEP_SECONDS = 30;

/** The code that the app shows now, or `steps` later. */
export const codeAt = (key: string, steps = 0): Promise<string> =>
  generate({ secret: key.replaceAll(" ", ""), epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });

/** As if the last code had been taken long ago, so that the present one is fresh. */
export const forgetLastCode = (userId: string) =>
  mongoose.connection
    .collection<{ _id: string }>("second_factors")
    .updateOne({ _id: userId }, { $set: { lastTimeStep: 0 } });

export interface Enrolled extends SignedIn {
  key: string;
  recoveryCodes: string[];
}

/** Turns the second step on; the session goes on under a new id. */
export const enrol = async (http: TestHttp, { as, account }: SignedIn): Promise<Enrolled> => {
  await confirmEmail(as.id);
  const begun = await http.post<SecondFactorSetup>("/api/auth/second-factor", undefined, { as });
  expect(begun.status).toBe(201);
  const { key } = begun.body;
  const confirmed = await http.post<{ recoveryCodes: string[] }>(
    "/api/auth/second-factor/confirm",
    { code: await codeAt(key) },
    { as },
  );
  expect(confirmed.status).toBe(200);
  await forgetLastCode(as.id);
  const cookie = cookieOf(confirmed);
  const { mustEnrol: _over, ...rest } = as;
  const session = { ...rest, role: account.role, sessionId: sessionIdOf(cookie) };
  return { account, as: session, cookie, key, recoveryCodes: confirmed.body.recoveryCodes };
};

/** The first step of a login, which an account with a second factor passes into a challenge. */
export const firstStep = async (http: TestHttp, { username }: Account, password = PASSWORD): Promise<string> => {
  const answer = await http.post("/api/auth/login", { username, password }, { headers: fromNewAddress() });
  expect(answer).toMatchObject({ status: 200, body: { secondFactorRequired: true } });
  expect(answer.headers.getSetCookie().join()).not.toMatch(/(^|,)sid=/);
  return cookieOf(answer, "login-challenge");
};

export const secondStep = (http: TestHttp, challenge: string, code: string) =>
  http.post<Account>(
    "/api/auth/login/second-factor",
    { code },
    { headers: { cookie: `login-challenge=${challenge}` } },
  );
