import { z } from "zod";
import { defineCall } from "./call.ts";
import { PASSWORD_MAX } from "./constants/accounts.ts";
import { id } from "./ids.ts";
import { confirmDeletionRoute, deleteMeRoute, requestDeletionLinkRoute } from "./routes/account-deletion.ts";

/** A line of the list of deleted accounts, by which a restore deletes again whom the export brings back. */
export const deletedUser = z.object({
  userId: id,
  deletedAt: z.iso.datetime(),
  usernameHash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type DeletedUser = z.output<typeof deletedUser>;

const done = z.object({ ok: z.literal(true) });

export const deleteMeCall = defineCall(deleteMeRoute, {
  access: "user",
  summary: "Deletes the signed-in user's account for good, with the password",
  body: z.strictObject({
    password: z.string("password.required").min(1, "password.required").max(PASSWORD_MAX, "password.max"),
  }),
  response: done,
});

export const requestDeletionLinkCall = defineCall(requestDeletionLinkRoute, {
  access: "user",
  summary: "Mails a link that deletes the account, for one that has no password",
  response: done,
});

export const confirmDeletionCall = defineCall(confirmDeletionRoute, {
  access: "anyone",
  summary: "Deletes the account that the mailed link is for",
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: done.extend({
    /** Of the deleted account, which need not be the one that is signed in; absent in answers of older releases. */
    userId: id.optional(),
  }),
});
