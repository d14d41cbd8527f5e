import type { LinkMailKind, PlainMailKind } from "@legal/contracts";
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

/**
 * What mails say of an account: what happened to it, and what its owner asked for. A mail of nothing but that, or with a
 * link, is called by its kind.
 */
export interface AccountTexts extends Record<PlainMailKind, PlainMail>, Record<LinkMailKind, LinkWords> {
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
  /** To the new address, before it is the account's: what `verify-email` says of a change. */
  changeEmail: LinkWords;
}
