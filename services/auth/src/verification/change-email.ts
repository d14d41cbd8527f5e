import { conflict } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { forgetMails } from "@legal/service-kit/mail";
import type { ClientSession } from "mongoose";
import { queueEmailChanged, queueMail } from "../mail/mail-kinds.ts";
import { MailToken } from "../mail-tokens/mail-token-model.ts";
import { emailKeyOf } from "../users/normalise.ts";
import { User, type UserRecord } from "../users/user-model.ts";
import { setEmail } from "./set-email.ts";

/** Links to another address hold no more: a thief may have asked for them. */
export const forgetEmailChange = async (userId: string, session: ClientSession): Promise<void> => {
  await MailToken.deleteMany({ userId, purpose: "change-email" }, { session });
  await forgetMails([{ "facts.userId": userId, "facts.kind": "change-email" }], session);
};

/** Mails a link to another address; of several that were asked for, the last one holds. Throws 409 EMAIL_TAKEN. */
export const mailEmailChange = async (userId: string, email: string, session: ClientSession): Promise<void> => {
  const isTaken = await User.exists({ emailKey: emailKeyOf(email), _id: { $ne: userId } }).session(session);
  if (isTaken) throw conflict("EMAIL_TAKEN", "email");
  await forgetEmailChange(userId, session);
  await queueMail("change-email", { userId, email }, session);
};

export const requestEmailChange = (userId: string, email: string): Promise<void> =>
  inTransaction((session) => mailEmailChange(userId, email, session));

/** The address changes; its reader until now is notified there. */
export const changeEmail = async (
  user: UserRecord,
  { email, emailVerifiedAt }: Pick<UserRecord, "email" | "emailVerifiedAt">,
  session: ClientSession,
): Promise<void> => {
  const changed = await setEmail(user, { email, emailVerifiedAt }, session);
  if (!changed) throw conflict("CONFLICT");
  await queueEmailChanged(user, session);
};
