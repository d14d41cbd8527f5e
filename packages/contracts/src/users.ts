import { z } from "zod";
import { defineCall } from "./call.ts";
import { DISPLAY_NAME_MAX, ROLES } from "./constants/accounts.ts";
import { phone } from "./contact-fields.ts";
import { id, idParams, timestamp } from "./ids.ts";
import { languageSchema } from "./language.ts";
import { isVisible, oneLine } from "./plain-text.ts";
import { getUserRoute, setLanguageRoute, setPhoneRoute, updateMeRoute } from "./routes/users.ts";

/** What an account may show of itself; no answer ever carries a password hash. */
export const user = z.object({
  id,
  username: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  displayName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  authProvider: z.enum(["local", "google"]),
  /** Whether a Google account signs in to this one. */
  googleConnected: z.boolean(),
  /** Whether its owner has opened a link mailed to the address. */
  emailVerified: z.boolean().optional(),
  /** False for an account that only signs in with Google. */
  hasPassword: z.boolean().optional(),
  role: z.enum(ROLES),
  /** In their own answers only: staff whose session lets them do nothing but set up their second factor. */
  mustEnrol: z.literal(true).optional(),
  language: languageSchema,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type User = z.output<typeof user>;

/** The parts of a user that other services and screens show beside a case. */
export const userSummary = user.pick({
  id: true,
  username: true,
  email: true,
  firstName: true,
  lastName: true,
  displayName: true,
});
export type UserSummary = z.output<typeof userSummary>;

/** A case's customer as staff see them: also what they read. */
export const customer = userSummary.extend({ language: languageSchema });
export type Customer = z.output<typeof customer>;

export const setLanguageCall = defineCall(setLanguageRoute, {
  access: "user",
  summary: "Stores the language of the signed-in user",
  body: z.strictObject({ language: languageSchema }),
  response: user,
});

export const updateMeCall = defineCall(updateMeRoute, {
  access: "user",
  summary: "Changes the display name of the signed-in user",
  body: z.strictObject({
    displayName: z
      .string("displayName.required")
      .transform(oneLine)
      .pipe(z.string().max(DISPLAY_NAME_MAX, "displayName.max").refine(isVisible, "displayName.required")),
  }),
  response: user,
});

export const setPhoneCall = defineCall(setPhoneRoute, {
  access: "user",
  summary: "Stores the telephone number of the signed-in user; empty removes it. Wants a recent login",
  body: z.strictObject({ phone }),
  response: user,
});

export const getUserCall = defineCall(getUserRoute, {
  access: "admin",
  summary: "One user's details, for staff",
  params: idParams,
  response: user,
});
