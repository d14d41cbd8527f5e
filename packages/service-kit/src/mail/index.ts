export { htmlMail, linkButton, paragraph, plainLink } from "./html-mail.ts";
export { mailConfig } from "./mail-config.ts";
export { startMailWorker, type MailTemplates, type MailWorker } from "./mail-worker.ts";
export { createMailer, type Mail } from "./mailer.ts";
export { createMailQueue, forgetMails } from "./pending-mail-model.ts";
