export { requestQueuedMails } from "./request-queued-mails.ts";
export { escapeHtml, htmlMail, linkButton, paragraph, plainLink, smallLink } from "./html-mail.ts";
export { mailConfig } from "./mail-config.ts";
export { createMailer, MailAnswerLost, type Mail } from "./mailer.ts";
export { createMailQueue, forgetMails, type RecordMailRequest } from "./pending-mail-model.ts";
export { pendingMailRoutes, type MailFacts, type MailKindsOf } from "./pending-mail-routes.ts";
