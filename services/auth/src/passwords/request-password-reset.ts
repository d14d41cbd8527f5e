import { queueMail, type MailWorker } from "@legal/service-kit/mail";
import type { ResetMailFacts } from "../mail/compose-reset-mail.ts";
import { emailKeyOf } from "../users/normalise.ts";

/** Does the same work whether the account exists: everything else happens after the answer. */
export const requestPasswordReset = async (
  email: string,
  { mailWorker }: { mailWorker: Pick<MailWorker, "wake"> },
): Promise<void> => {
  const facts: ResetMailFacts = { emailKey: emailKeyOf(email) };
  await queueMail(facts);
  mailWorker.wake();
};
