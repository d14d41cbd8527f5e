export { htmlMail, linkButton, paragraph, plainLink } from "./html-mail.ts";
export { mailConfig } from "./mail-config.ts";
export { startMailWorker, type MailWorker } from "./mail-worker.ts";
export { createMailer, type Mail } from "./mailer.ts";
export { forgetMails, queueMail } from "./pending-mail-model.ts";
