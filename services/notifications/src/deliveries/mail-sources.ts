/** Services that ask for mails of their own. */
export type MailSource = "auth" | "inquiry";

interface GivenUpMails {
  /**
   * Whether a mail that was given up stays with its service and is tried again when notifications starts. An account's
   * is forgotten, for it carries its address.
   */
  keepsGivenUp: boolean;
}

export const MAIL_SOURCES: Readonly<Record<MailSource, GivenUpMails>> = {
  auth: { keepsGivenUp: false },
  inquiry: { keepsGivenUp: true },
};
