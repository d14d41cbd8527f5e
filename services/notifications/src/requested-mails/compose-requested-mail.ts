import type { PlainMailKind, RequestedMail } from "@legal/contracts";
import { pages } from "@legal/contracts/pages";
import type { Mail } from "@legal/service-kit/mail";
import { renderMail } from "../mails/render-mail.ts";
import { textsIn } from "../texts/texts.ts";
import { composeLinkMail } from "./link-mail.ts";
import { composeNewInquiry } from "./new-inquiry.ts";
import { composeSecurityNotice } from "./security-notice.ts";

export interface RequestedMailSettings {
  /** Where links lead: configuration, never a request's header. */
  publicOrigin: string;
  /** Where mails to the office go; nothing in a request changes it. */
  staffEmail: string;
}

const composeGoogleChanged = (mail: Extract<RequestedMail, { kind: "google-changed" }>, resetPage: URL) => {
  const { to, language, username, change } = mail;
  const { alerts, googleNotYou } = textsIn(language).account;
  const { subject, intro } = alerts[`google-${change}`](username);
  const { text, button } = googleNotYou;
  const parts = [intro, text, { button, link: resetPage.href }];
  return { to, ...renderMail(language, { subject, parts }) };
};

type Composer<K extends RequestedMail["kind"]> = (
  mail: Extract<RequestedMail, { kind: K }>,
  page: (path: string) => URL,
  settings: RequestedMailSettings,
) => Mail;

/** What a mail with more than its owner's facts is made of. */
const COMPOSERS: { [K in Exclude<RequestedMail["kind"], PlainMailKind>]: Composer<K> } = {
  "password-reset": (mail, page) =>
    composeLinkMail(mail, {
      page: page(pages.resetPassword()),
      valid: mail.validMinutes,
      words: textsIn(mail.language).account["password-reset"],
    }),
  "verify-email": (mail, page) =>
    composeLinkMail(mail, {
      page: page(pages.verifyEmail),
      valid: mail.validDays,
      words: textsIn(mail.language).account[mail.isChange ? "changeEmail" : "verify-email"],
    }),
  "delete-account": (mail, page) =>
    composeLinkMail(mail, {
      page: page(pages.deleteAccount()),
      valid: mail.validMinutes,
      words: textsIn(mail.language).account["delete-account"],
    }),
  "google-changed": (mail, page) => composeGoogleChanged(mail, page(pages.resetPassword())),
  "security-notice": (mail, page) => composeSecurityNotice(mail, page(pages.resetPassword())),
  "new-inquiry": (mail, page, { staffEmail }) => composeNewInquiry(mail, staffEmail, page(pages.admin("inquiries"))),
};

const isPlain = (mail: RequestedMail): mail is Extract<RequestedMail, { kind: PlainMailKind }> =>
  !Object.hasOwn(COMPOSERS, mail.kind);

/** A mail that another service asked for, in the words of its kind. */
export const composeRequestedMail = (mail: RequestedMail, settings: RequestedMailSettings): Mail => {
  if (isPlain(mail)) {
    const { kind, to, language, username } = mail;
    return { to, ...renderMail(language, textsIn(language).account[kind](username)) };
  }
  const compose = COMPOSERS[mail.kind] as Composer<RequestedMail["kind"]>;
  return compose(mail, (path) => new URL(path, settings.publicOrigin), settings);
};
