import { z } from "zod";
import { defineCall } from "./call.ts";
import { AUTH_METHODS, ROLES, USERNAME_MAX, USERNAME_MIN, USERNAME_PATTERN } from "./constants/accounts.ts";
import { email, phone } from "./contact-fields.ts";
import { id } from "./ids.ts";
import { languageSchema } from "./language.ts";
import { givenPassword, matching, mismatch, newPassword, passwordConfirm } from "./password-fields.ts";
import {
  authProvidersRoute,
  checkUsernameRoute,
  connectGoogleRoute,
  currentUserRoute,
  disconnectGoogleRoute,
  findUsernameRoute,
  finishGoogleRoute,
  getSessionRoute,
  liveSessionsRoute,
  loginRedirectRoute,
  loginRoute,
  logoutRoute,
  meRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
  signupRoute,
  startGoogleRoute,
} from "./routes/auth.ts";
import { user } from "./users.ts";

const username = z
  .string("username.required")
  .min(USERNAME_MIN, "username.min")
  .max(USERNAME_MAX, "username.max")
  .regex(USERNAME_PATTERN, "username.characters");
const token = z.string().min(1).max(200);

export const meCall = defineCall(meRoute, {
  access: "user",
  summary: "The signed-in user; 401 means a visitor",
  response: user,
});

/** The same answer under the name older clients use. */
export const currentUserCall = defineCall(currentUserRoute, {
  access: "user",
  summary: "The signed-in user, under the name older clients use",
  response: user,
});

/** No session yet: the browser holds a short-lived cookie for POST /api/auth/login/second-factor. */
export const secondFactorNeeded = z.object({ secondFactorRequired: z.literal(true) });

export const loginCall = defineCall(loginRoute, {
  access: "anyone",
  summary: "Starts a session, or says that the second step is needed",
  body: z.strictObject({
    username: z.string("username.required").min(1, "username.required").max(254, "username.max"),
    password: givenPassword,
  }),
  response: z.union([user, secondFactorNeeded]),
});

export const signupCall = defineCall(signupRoute, {
  access: "anyone",
  summary: "Opens an account and starts a session",
  status: 201,
  body: z
    .strictObject({
      username,
      email,
      phone: phone.nullish(),
      password: newPassword,
      passwordConfirm,
      language: languageSchema.optional(),
    })
    .refine(matching, mismatch),
  response: user,
});

export const checkUsernameCall = defineCall(checkUsernameRoute, {
  access: "anyone",
  summary: "Whether a username is still free",
  body: z.strictObject({ username }),
  response: z.object({ available: z.boolean() }),
});

export const findUsernameCall = defineCall(findUsernameRoute, {
  access: "anyone",
  summary: "The username that belongs to an e-mail address or a phone number",
  body: z
    .strictObject({ email: email.or(z.literal("")).optional(), phone: phone.optional() })
    .refine((value) => Boolean(value.email || value.phone), { path: ["email"], error: "contact.required" }),
  response: z.object({ username: z.string() }),
});

export const requestPasswordResetCall = defineCall(requestPasswordResetRoute, {
  access: "anyone",
  summary: "Mails a reset link; the answer never reveals whether the account exists",
  body: z.strictObject({ email }),
  response: z.object({ ok: z.literal(true) }),
});

export const resetPasswordCall = defineCall(resetPasswordRoute, {
  access: "anyone",
  summary: "Sets a new password and ends every session of the account",
  body: z.strictObject({ token, password: newPassword, passwordConfirm }).refine(matching, mismatch),
  response: z.object({ ok: z.literal(true) }),
});

export const authProvidersCall = defineCall(authProvidersRoute, {
  access: "anyone",
  summary: "Which sign-in providers are configured",
  response: z.object({ google: z.boolean() }),
});

export const logoutCall = defineCall(logoutRoute, {
  access: "anyone",
  summary: "Ends the session; repeating it is harmless",
  status: 204,
});

/** Browser navigations: they answer with redirects, so what a query must be is judged leniently by their owner. */
const nextQuery = z.object({ next: z.unknown().optional() });

export const loginRedirectCall = defineCall(loginRedirectRoute, {
  access: "anyone",
  summary: "Redirects to the login screen, keeping a `next` that is a path of this site",
  status: 302,
  query: nextQuery,
});

export const startGoogleCall = defineCall(startGoogleRoute, {
  access: "anyone",
  summary: "Redirects to Google to sign in there; an account that is opened by it speaks the page's language",
  status: 302,
  query: nextQuery.extend({ language: languageSchema.optional().catch(undefined) }),
});

export const connectGoogleCall = defineCall(connectGoogleRoute, {
  access: "user",
  summary: "Where the browser goes to connect a Google account to the signed-in user's; wants a recent login",
  body: z.strictObject({}),
  response: z.object({ url: z.string() }),
});

export const finishGoogleCall = defineCall(finishGoogleRoute, {
  access: "anyone",
  summary: "Where Google sends the browser back; starts a session",
  status: 302,
  query: z.record(z.string(), z.unknown()),
});

export const disconnectGoogleCall = defineCall(disconnectGoogleRoute, {
  access: "user",
  summary: "Takes the Google account off this one; refused while there is no password to come in with",
  response: user,
});

/** What the gateway needs to know of a session; the key is the SHA-256 of the cookie's value, in hex. */
export const session = z.object({
  sessionId: z.string().regex(/^[0-9a-f]{64}$/),
  userId: id,
  role: z.enum(ROLES),
  language: languageSchema,
  /** ISO 8601; a session past it is none. */
  expiresAt: z.iso.datetime(),
  /** When the person last proved who they are, ISO 8601; sessions from before it was kept have none. */
  authTime: z.iso.datetime().optional(),
  amr: z.array(z.enum(AUTH_METHODS)).optional(),
  /** Staff who must set up their second factor first: until then `role` is "user". */
  mustEnrol: z.literal(true).optional(),
});
export type Session = z.output<typeof session>;

export const getSessionCall = defineCall(getSessionRoute, {
  access: "service",
  summary: "One live session, or 404",
  params: z.strictObject({ sessionId: session.shape.sessionId }),
  response: session,
});

/** Sockets stay open longer than a token lives: case-chat asks which of its sessions still hold. */
export const liveSessionsCall = defineCall(liveSessionsRoute, {
  access: "service",
  summary: "Those of the given sessions that are alive, with their present role",
  body: z.strictObject({ sessionIds: z.array(session.shape.sessionId).max(1000) }),
  response: z.array(session),
});
