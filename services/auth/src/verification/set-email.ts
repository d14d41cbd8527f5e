import { userUpdated } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { conflict, isDuplicateKey } from "@legal/service-kit";
import { forgetMails } from "@legal/service-kit/mail";
import type { ClientSession, QueryFilter } from "mongoose";
import { MailToken } from "../mail-tokens/mail-token-model.ts";
import { ResetToken } from "../mail-tokens/reset-token-model.ts";
import { emailKeyOf } from "../users/normalise.ts";
import { userFactsOf } from "../users/user-facts.ts";
import { User, type UserDocument, type UserRecord } from "../users/user-model.ts";

const LINK_MAILS = ["verify-email", "change-email", "delete-account"];

/**
 * Another address for an account that still is what `unchanged` says; undefined where it is not. Every link that went to
 * the address before is dead: its reader there must not be able to log in. Throws 409 EMAIL_TAKEN.
 */
export const setEmail = async (
  { _id, emailKey }: Pick<UserRecord, "_id" | "emailKey">,
  { email, emailVerifiedAt }: Pick<UserRecord, "email" | "emailVerifiedAt">,
  session: ClientSession,
  unchanged: QueryFilter<UserRecord> = {},
): Promise<UserDocument | undefined> => {
  const change = { $set: { email, emailKey: emailKeyOf(email), emailVerifiedAt }, $inc: { version: 1 } };
  const options = { session, returnDocument: "after" } as const;
  const user = await User.findOneAndUpdate({ _id, emailKey, ...unchanged }, change, options).catch((error: unknown) => {
    throw isDuplicateKey(error, "emailKey") ? conflict("EMAIL_TAKEN", "email") : error;
  });
  if (!user) return undefined;
  await MailToken.deleteMany({ userId: _id }, { session });
  await ResetToken.deleteMany({ userId: _id }, { session });
  const links = LINK_MAILS.map((kind) => ({ "facts.userId": _id, "facts.kind": kind }));
  await forgetMails([...links, { "facts.emailKey": emailKey }], session);
  await recordEvent(userUpdated, userFactsOf(user), session);
  return user;
};
