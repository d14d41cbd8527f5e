import { inTransaction } from "@legal/service-kit/mongo";
import { queueMail } from "../mail/mail-kinds.ts";
import { emailKeyOf } from "../users/normalise.ts";

/** Does the same work whether the account exists: everything else happens when the mail leaves. */
export const requestPasswordReset = (email: string): Promise<void> =>
  inTransaction((session) => queueMail("password-reset", { emailKey: emailKeyOf(email) }, session));
