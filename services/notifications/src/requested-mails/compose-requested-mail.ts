import type { RequestedMail } from "@legal/contracts";
import { pages } from "@legal/contracts/pages";
import type { Mail } from "@legal/service-kit/mail";
import { renderMail } from "../mails/render-mail.ts";
import { accountDeletedTexts } from "./account-deleted-texts.ts";
import { deleteAccountTexts } from "./delete-account-texts.ts";
import { GOOGLE_TEXTS, NOT_YOU_TEXTS } from "../mails/google-texts.ts";
import { changeEmailTexts, emailChangedTexts } from "./email-change-texts.ts";
import { composeLinkMail } from "./link-mail.ts";
import { composeNewInquiry } from "./new-inquiry.ts";
import { passwordResetTexts } from "./password-reset-texts.ts";
import { composeSecurityNotice } from "./security-notice.ts";
import { verifyEmailTexts } from "./verify-email-texts.ts";

export interface RequestedMailSettings {
  /** Where links lead: configuration, never a request's header. */
  publicOrigin: string;
  /** Where mails to the office go; nothing in a request changes it. */
  staffEmail: string;
}

const composeGoogleChanged = (mail: Extract<RequestedMail, { kind: "google-changed" }>, resetPage: URL) => {
  const { to, language, username, change } = mail;
  const { subject, intro } = GOOGLE_TEXTS[language][change](username);
  const { text, button } = NOT_YOU_TEXTS[language];
  const parts = [intro, text, { button, link: resetPage.href }];
  return { to, ...renderMail(language, { subject, parts }) };
};

type Composer<K extends RequestedMail["kind"]> = (
  mail: Extract<RequestedMail, { kind: K }>,
  page: (path: string) => URL,
  settings: RequestedMailSettings,
) => Mail;

const COMPOSERS: { [K in RequestedMail["kind"]]: Composer<K> } = {
  "password-reset": (mail, page) =>
    composeLinkMail(mail, { page: page(pages.resetPassword()), valid: mail.validMinutes, texts: passwordResetTexts }),
  "verify-email": (mail, page) =>
    composeLinkMail(mail, {
      page: page(pages.verifyEmail),
      valid: mail.validDays,
      texts: mail.isChange ? changeEmailTexts : verifyEmailTexts,
    }),
  "delete-account": (mail, page) =>
    composeLinkMail(mail, { page: page(pages.deleteAccount()), valid: mail.validMinutes, texts: deleteAccountTexts }),
  "account-deleted": ({ to, language, username }) => ({
    to,
    ...renderMail(language, accountDeletedTexts[language](username)),
  }),
  "email-changed": ({ to, language, username }) => ({
    to,
    ...renderMail(language, emailChangedTexts[language](username)),
  }),
  "google-changed": (mail, page) => composeGoogleChanged(mail, page(pages.resetPassword())),
  "security-notice": (mail, page) => composeSecurityNotice(mail, page(pages.resetPassword())),
  "new-inquiry": (mail, page, { staffEmail }) => composeNewInquiry(mail, staffEmail, page(pages.admin("inquiries"))),
};

/** A mail that another service asked for, in the words of its kind. */
export const composeRequestedMail = (mail: RequestedMail, settings: RequestedMailSettings): Mail => {
  const compose = COMPOSERS[mail.kind] as Composer<RequestedMail["kind"]>;
  return compose(mail, (path) => new URL(path, settings.publicOrigin), settings);
};
