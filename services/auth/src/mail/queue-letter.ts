import { queueMail } from "@legal/service-kit/mail";
import type { ClientSession } from "mongoose";
import type { MailFacts } from "./compose-mail.ts";

/** Queues a mail, in the transaction of the change that it tells of where there is one; its caller wakes the worker. */
export const queueLetter = (facts: MailFacts, session?: ClientSession): Promise<void> =>
  queueMail(facts, session && { session });
