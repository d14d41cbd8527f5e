import type { MailWorker } from "@legal/service-kit/mail";
import { queueMail } from "../mail/mail-kinds.ts";
import { emailKeyOf } from "../users/normalise.ts";

/** Does the same work whether the account exists: everything else happens after the answer. */
export const requestPasswordReset = async (
  email: string,
  { mailWorker }: { mailWorker: Pick<MailWorker, "wake"> },
): Promise<void> => {
  await queueMail("password-reset", { emailKey: emailKeyOf(email) });
  mailWorker.wake();
};
