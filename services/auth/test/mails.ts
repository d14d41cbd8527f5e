import { createMailer, startMailWorker, type MailWorker } from "@legal/service-kit/mail";
import { until } from "@legal/test-kit";
import { startMailbox, type TestMailbox } from "@legal/test-kit/mailbox";
import mongoose from "mongoose";
import type { Email } from "postal-mime";
import { createMailTemplates } from "../src/mail-templates/mail-templates.ts";
import type { authUnderTest } from "./support.ts";

/** A mailbox for everybody, and the worker that sends there; its links lead to https://legal.example. */
export const mailsOf = (auth: ReturnType<typeof authUnderTest>) => {
  let mailbox: TestMailbox;
  let worker: MailWorker;

  beforeAll(async () => {
    mailbox = await startMailbox();
    const { logger } = auth.logs;
    const { smtpUrl } = mailbox;
    const mailer = createMailer({ smtpUrl, from: "no-reply@legal.example", directory: "unused", logger });
    const templates = createMailTemplates("https://legal.example");
    worker = startMailWorker({ mailer, templates, kindless: "password-reset", logger, pollMs: 50 });
  });
  afterAll(async () => {
    await worker.stop();
    await mailbox.close();
  });

  const mailsTo = (address: string, subject: RegExp): Email[] =>
    mailbox.mails.filter((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ""));
  return {
    worker: { wake: () => worker.wake() },
    mailsTo,
    mailTo: (address: string, subject: RegExp) => until(() => mailsTo(address, subject)[0]),
    /** When nothing waits any more, what was not sent never will be. */
    drained: () => until(async () => (await mongoose.connection.collection("pending_mails").countDocuments()) === 0),
  };
};

export const linkIn = (mail: Email): URL => new URL(/https:\/\/\S+/.exec(mail.text ?? "")?.[0] ?? "");
