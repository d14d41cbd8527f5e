import { z } from "zod";
import { defineCall } from "./call.ts";
import { PASSWORD_MAX } from "./constants/accounts.ts";
import { email } from "./contact-fields.ts";
import {
  changeEmailRoute,
  correctEmailRoute,
  resendVerificationRoute,
  verifyEmailRoute,
} from "./routes/email-verification.ts";
import { user } from "./users.ts";

const done = z.object({ ok: z.literal(true) });

export const verifyEmailCall = defineCall(verifyEmailRoute, {
  access: "anyone",
  summary: "Confirms the address that the mailed link went to; that of a change becomes the account's",
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: done,
});

export const resendVerificationCall = defineCall(resendVerificationRoute, {
  access: "user",
  summary: "Mails the link that confirms the address once more",
  response: done,
});

export const correctEmailCall = defineCall(correctEmailRoute, {
  access: "user",
  summary: "Corrects an address that was not confirmed yet, with the password",
  body: z.strictObject({
    email,
    password: z.string("password.required").min(1, "password.required").max(PASSWORD_MAX, "password.max"),
  }),
  response: user,
});

export const changeEmailCall = defineCall(changeEmailRoute, {
  access: "user",
  summary: "Mails a link to another address, which is the account's once the link is opened. Wants a recent login",
  body: z.strictObject({ email }),
  response: done,
});
