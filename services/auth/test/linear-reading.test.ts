import { hostileTexts, tooSlowFor } from "@legal/test-kit";
import type { Request } from "express";
import { isCommonPassword } from "../src/passwords/is-common-password.ts";
import { secretCookie } from "../src/sessions/secret-cookie.ts";
import { phoneKeyOf } from "@legal/service-kit";
import { emailKeyOf, usernameKeyOf } from "../src/users/normalise.ts";

const BODY = hostileTexts(10_000);
const HEADERS = hostileTexts(16_000);

it.each([
  ["a password", (text: string) => isCommonPassword(text, [text])],
  ["a phone number", phoneKeyOf],
  ["a username", usernameKeyOf],
  ["an address", emailKeyOf],
])("reading %s takes no longer than its length", async (_what, read) => {
  expect(await tooSlowFor(read, BODY)).toEqual([]);
});

it("reading cookies takes no longer than their length", async () => {
  const cookie = secretCookie("https://law.example", "google-flow", 1000);
  const read = (text: string) => cookie.read({ headers: { cookie: text } } as Request);
  expect(await tooSlowFor(read, HEADERS)).toEqual([]);
});
