import { z } from "zod";
import { defineCall } from "./call.ts";
import { PASSWORD_MAX } from "./constants.ts";
import { email } from "./contact-fields.ts";
import { user } from "./users.ts";

const done = z.object({ ok: z.literal(true) });

export const verifyEmail = defineCall({
  method: "POST",
  path: "/api/auth/verify-email",
  access: "anyone",
  summary: "Confirms the address that the mailed link went to",
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: done,
});

export const resendVerification = defineCall({
  method: "POST",
  path: "/api/users/me/email/verification",
  access: "user",
  summary: "Mails the link that confirms the address once more",
  response: done,
});

export const correctEmail = defineCall({
  method: "PATCH",
  path: "/api/users/me/email",
  access: "user",
  summary: "Corrects an address that was not confirmed yet, with the password",
  body: z.strictObject({
    email,
    password: z.string("password.required").min(1, "password.required").max(PASSWORD_MAX, "password.max"),
  }),
  response: user,
});
