import { z } from "zod";

/** The environment variables of every service that sends mails. */
export const mailConfig = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:/)
    .optional()
    .describe("smtp://user:password@host:587; without it mails go to MAIL_DIR"),
  MAIL_FROM: z.string().default("no-reply@localhost").describe("Sender of mails"),
  MAIL_DIR: z.string().default(".data/mail").describe("Where mails are written when there is no SMTP_URL"),
};
