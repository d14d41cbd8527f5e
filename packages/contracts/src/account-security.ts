import { z } from "zod";
import { defineCall } from "./call.ts";
import { AUTH_METHODS } from "./constants/accounts.ts";
import { timestamp } from "./ids.ts";
import { givenPassword, matching, mismatch, newPassword, passwordConfirm } from "./password-fields.ts";
import {
  beginSecondFactorRoute,
  changePasswordRoute,
  confirmSecondFactorRoute,
  endOtherSessionsRoute,
  endSessionRoute,
  getSecondFactorRoute,
  listSessionsRoute,
  loginSecondFactorRoute,
  removeSecondFactorRoute,
  renewRecoveryCodesRoute,
  stepUpMethodsRoute,
  stepUpRoute,
} from "./routes/account-security.ts";
import { user } from "./users.ts";

const withoutBlanks = (text: string): string => text.replaceAll(/[\s-]/g, "").toLowerCase();

/** What the authenticator app shows; people type a blank in the middle. */
const totpCode = z
  .string("code.required")
  .max(50, "code.format")
  .transform(withoutBlanks)
  .pipe(z.string().regex(/^\d{6}$/, "code.format"));

/** The app's six digits, or one of the recovery codes, 16 base32 characters in groups. */
const secondFactorCode = z
  .string("code.required")
  .max(50, "code.format")
  .transform(withoutBlanks)
  .pipe(z.string().regex(/^(\d{6}|[a-z2-7]{16})$/, "code.format"));

export const loginSecondFactorCall = defineCall(loginSecondFactorRoute, {
  access: "anyone",
  summary: "Second step of a login: the app's code or a recovery code; starts the session",
  body: z.strictObject({ code: secondFactorCode }),
  response: user,
});

/** The parts of a password change are named as the form shows them. */
export const changePasswordCall = defineCall(changePasswordRoute, {
  access: "user",
  summary: "Sets a new password, ends every other session and renews this one",
  body: z
    .strictObject({ currentPassword: givenPassword, password: newPassword, passwordConfirm })
    .refine(matching, mismatch),
  response: user,
});

export const stepUpMethodsCall = defineCall(stepUpMethodsRoute, {
  access: "user",
  summary: "What this account proves itself with",
  response: z.object({ password: z.boolean(), code: z.boolean(), google: z.boolean() }),
});

export const stepUpCall = defineCall(stepUpRoute, {
  access: "user",
  summary: "Confirms the caller's identity again and renews the session. Calls that answered STEP_UP_REQUIRED pass now",
  body: z.strictObject({ password: givenPassword.optional(), code: totpCode.optional() }),
  response: user,
});

export const ownSession = z.object({
  /** Names the session in calls; it does not sign in. */
  handle: z.string(),
  browser: z.string().nullable(),
  os: z.string().nullable(),
  /** Shortened address. */
  network: z.string().nullable(),
  methods: z.array(z.enum(AUTH_METHODS)),
  createdAt: timestamp,
  /** To five minutes. */
  lastSeenAt: timestamp,
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessionsCall = defineCall(listSessionsRoute, {
  access: "user",
  summary: "Where the account is signed in, this session first, then the last used",
  response: z.array(ownSession),
});

export const endOtherSessionsCall = defineCall(endOtherSessionsRoute, {
  access: "user",
  summary: "Ends every session but this one; wants a recent login",
  status: 204,
});

export const endSessionCall = defineCall(endSessionRoute, {
  access: "user",
  summary: "Ends one session; repeating it is harmless. Wants a recent login",
  status: 204,
  params: z.strictObject({ handle: z.string().max(64) }),
});

export const secondFactorStatus = z.object({
  on: z.boolean(),
  since: timestamp.nullable(),
  recoveryCodesLeft: z.number().int(),
  /** Staff where the operator demands it: it cannot be turned off. */
  required: z.boolean(),
});
export type SecondFactorStatus = z.output<typeof secondFactorStatus>;

export const getSecondFactorCall = defineCall(getSecondFactorRoute, {
  access: "user",
  summary: "Whether the second step is on",
  response: secondFactorStatus,
});

export const secondFactorSetup = z.object({
  /** For typing into the app, base32 in groups of four. */
  key: z.string(),
  /** otpauth:// address, for an app on the same device. */
  uri: z.string(),
  /** The same as a square of modules, row by row, "1" is dark. */
  qr: z.object({ size: z.number().int(), modules: z.string() }),
});
export type SecondFactorSetup = z.output<typeof secondFactorSetup>;

export const beginSecondFactorCall = defineCall(beginSecondFactorRoute, {
  access: "user",
  summary: "A new secret for the authenticator app; holds once a code of it is confirmed. Wants a recent login",
  status: 201,
  response: secondFactorSetup,
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmSecondFactorCall = defineCall(confirmSecondFactorRoute, {
  access: "user",
  summary:
    "Turns the second step on with the app's code, renews this session and ends the others. Shows the recovery codes once",
  body: z.strictObject({ code: totpCode }),
  response: recoveryCodes,
});

export const renewRecoveryCodesCall = defineCall(renewRecoveryCodesRoute, {
  access: "user",
  summary: "New recovery codes; the old ones are void. Wants a recent login",
  response: recoveryCodes,
});

export const removeSecondFactorCall = defineCall(removeSecondFactorRoute, {
  access: "user",
  summary: "Turns the second step off; refused for staff who must have it. Wants a recent login",
  status: 204,
});
