import type { SecurityAlert } from "@legal/contracts/constants";
import type { Words } from "./case-texts.ts";

/** Of a mail with one button, whose link works once, for so many minutes or days. */
export type LinkWords = (
  username: string,
  valid: number,
) => {
  subject: string;
  intro: string;
  button: string;
  limits?: string;
  ignore: string;
};

type PlainMail = (username: string) => { subject: string; parts: string[] };

/** What mails say of an account: what happened to it, and what its owner asked for. */
export interface AccountTexts {
  alerts: Record<SecurityAlert, (username: string) => Words>;
  /** Around an alert whose mail says when and where. */
  securityNotice: {
    when: string;
    where: string;
    unknownDevice: string;
    fine: string;
    button: string;
  };
  googleNotYou: { text: string; button: string };
  passwordReset: LinkWords;
  verifyEmail: LinkWords;
  /** To the new address, before it is the account's. */
  changeEmail: LinkWords;
  /** To the old address, where a link to a new password would lead nowhere. */
  emailChanged: PlainMail;
  deleteAccount: LinkWords;
  accountDeleted: PlainMail;
}
