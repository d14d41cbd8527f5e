import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
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

/** Servers look at a mail before they answer that they have it; who hangs up before sends it twice (RFC 5321 4.5.3.2.6). */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 120_000 };

/** All of a mail was written to the server, and no answer came: it may have arrived. */
export class MailAnswerLost extends Error {}

const isAnswered = (error: unknown): boolean => (error as { responseCode?: number }).responseCode !== undefined;

/** With the first mail: services that only ask for mails never load it. */
const loadNodemailer = () => import("nodemailer");

const smtpMailer = (smtpUrl: string, from: string): Mailer => ({
  send: async (mail) => {
    const { createTransport } = await loadNodemailer();
    const options = { url: smtpUrl, ...SMTP_TIMEOUTS, disableFileAccess: true, disableUrlAccess: true };
    const transport = createTransport(options);
    let isWritten = false;
    transport.use("stream", ({ message }, done) => {
      message.transform(() => new PassThrough().once("end", () => (isWritten = true)));
      done();
    });
    try {
      await transport.sendMail(asSent(from, mail));
    } catch (error) {
      throw isWritten && !isAnswered(error) ? new MailAnswerLost("no answer to a mail", { cause: error }) : error;
    }
  },
});

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
