import type { Mail } from "@legal/service-kit/mail";
import { composeDeletedMail, type DeletedMailFacts } from "../deletion/compose-deleted-mail.ts";
import { composeDeletionLinkMail } from "../deletion/compose-deletion-link-mail.ts";
import { composeGoogleMail, type GoogleMailFacts } from "../google/compose-google-mail.ts";
import type { LinkMailFacts } from "../mail-tokens/compose-link-mail.ts";
import { composeVerificationMail } from "../verification/compose-verification-mail.ts";
import { composeResetMail, type ResetMailFacts } from "./compose-reset-mail.ts";
import { composeNotice, type SecurityNoticeFacts } from "./security-notice.ts";

/** What each kind of mail is composed of when it is sent. Facts name an account by its id, so that they go with it. */
interface FactsOf {
  "password-reset": ResetMailFacts;
  "account-deleted": DeletedMailFacts;
  "delete-account": LinkMailFacts;
  "google-changed": GoogleMailFacts;
  "verify-email": LinkMailFacts;
  "security-notice": SecurityNoticeFacts;
}

type Kind = keyof FactsOf;
/** Queued by a release before there was more than one kind, a mail has none. */
export type MailFacts = { [K in Kind]: { kind: K } & FactsOf[K] }[Kind] | ({ kind?: undefined } & ResetMailFacts);

type Composers = { [K in Kind]: (facts: FactsOf[K]) => Promise<Mail | undefined> };

/** The mail for what was queued, or undefined when there is nothing to send any more. */
export const composeMail = (publicOrigin: string) => {
  const composers: Composers = {
    "password-reset": composeResetMail(publicOrigin),
    "account-deleted": composeDeletedMail,
    "delete-account": composeDeletionLinkMail(publicOrigin),
    "google-changed": composeGoogleMail(publicOrigin),
    "verify-email": composeVerificationMail(publicOrigin),
    "security-notice": composeNotice(publicOrigin),
  };
  return ({ kind = "password-reset", ...facts }: MailFacts): Promise<Mail | undefined> => {
    const compose = composers[kind] as (given: object) => Promise<Mail | undefined>;
    return compose(facts);
  };
};
