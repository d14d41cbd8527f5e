import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { newId } from "../ids.ts";

export interface Mail {
  to: string;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Of a mail that may be tried again: the same for each try. */
  messageId?: string;
  /** `prepared`: sent as it stands, on one line. */
  headers?: Record<string, { prepared: true; value: string }>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; without it mails are written to `directory`. */
  smtpUrl: string | undefined;
  from: string;
  directory: string;
  logger: Logger;
}

/** No absence notice answers it (RFC 3834). */
const AUTOMATIC = { "Auto-Submitted": { prepared: true, value: "auto-generated" } };

const asSent = (from: string, mail: Mail) => ({ from, ...mail, headers: { ...AUTOMATIC, ...mail.headers } });

const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** With the first mail: services that only ask for mails never load it. */
const loadNodemailer = () => import("nodemailer");

const smtpMailer = (smtpUrl: string, from: string): Mailer => {
  const connect = async () => {
    const { createTransport } = await loadNodemailer();
    return createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  };
  let transport: ReturnType<typeof connect> | undefined;
  return {
    send: async (mail) => {
      transport ??= connect();
      await (await transport).sendMail(asSent(from, mail));
    },
  };
};

const fileMailer = (directory: string, from: string): Mailer => ({
  send: async (mail) => {
    const { createTransport } = await loadNodemailer();
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
    const { message } = await transport.sendMail(asSent(from, mail));
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(join(directory, `${newId()}.eml`), message as Buffer, { mode: 0o600 });
  },
});

/** Sends over SMTP or, without SMTP settings, writes .eml files and says so once. */
export const createMailer = ({ smtpUrl, from, directory, logger }: MailerOptions): Mailer => {
  if (smtpUrl !== undefined) return smtpMailer(smtpUrl, from);
  logger.warn({ directory }, "no SMTP_URL: mails are written to files and not delivered");
  return fileMailer(directory, from);
};
