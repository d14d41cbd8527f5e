import { MailAnswerLost } from "@legal/service-kit/mail";

/** `channel`: the server cannot be reached or refuses us; `recipient`: the address is gone; `mail`: this one alone failed. */
export type MailFailure = "channel" | "recipient" | "mail";

/** RFC 3463: no such mailbox, or one that is closed; a full one is not gone, and 5.1.7 and 5.1.8 are of the sender. */
const GONE = /^5\.(?:1\.(?:[1236]|10)|2\.1)\b/;
const OF_SENDER = /^[45]\.1\.[78]\b/;
/** An address or a mailbox is busy: another one need not be. */
const OF_RECIPIENT = /^4\.[12]\.\d/;
const MAILBOX_BUSY = 450;
const NO_MAILBOX = 550;
/** RFC 5321 has 550 for a refusal by policy too, so without an enhanced code the words decide. */
const NO_SUCH_MAILBOX =
  /\b(?:unknown|no such) (?:local )?(?:user|recipient|mailbox|account)\b|\b(?:user|recipient|mailbox|account) (?:is |was )?(?:unknown|not found|does not exist|doesn't exist)\b/i;
/** The server closes, or cannot answer for itself: the next mail would fare no better. */
const CLOSED = new Set([421, 454]);
/** It takes no more for now, unless it says that the recipient does not. */
const THROTTLED = new Set([MAILBOX_BUSY, 451, 452]);

interface Refusal {
  code: unknown;
  command: unknown;
  responseCode: number;
  /** The enhanced code with its words, if there is one. */
  status: string;
  text: string;
}

const refusalOf = (error: unknown): Refusal => {
  const { code, command, responseCode, response } = (error ?? {}) as Record<string, unknown>;
  const text = typeof response === "string" ? response : "";
  const [status = ""] = /(?<=^\d{3}[ -])[245]\.\d.*/.exec(text) ?? [];
  return { code, command, responseCode: Number(responseCode), status, text };
};

/** Without an enhanced code 450 speaks of the mailbox where one was named, else of the server. */
const isThrottled = ({ command, responseCode, status }: Refusal): boolean =>
  THROTTLED.has(responseCode) &&
  !OF_RECIPIENT.test(status) &&
  !(status === "" && responseCode === MAILBOX_BUSY && command === "RCPT TO");

const isGone = ({ command, responseCode, status, text }: Refusal): boolean =>
  command === "RCPT TO" &&
  (GONE.test(status) || (responseCode === NO_MAILBOX && status === "" && NO_SUCH_MAILBOX.test(text)));

export const classifyFailure = (error: unknown): MailFailure => {
  // It may have arrived: tries are counted, so that copies are.
  if (error instanceof MailAnswerLost) return "mail";
  const refusal = refusalOf(error);
  const { code, command, responseCode, status } = refusal;
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return "channel";
  // Every mail has the same sender; one that is too large is found out before that is said.
  if ((code === "EENVELOPE" && command === "MAIL FROM") || OF_SENDER.test(status)) return "channel";
  if (CLOSED.has(responseCode) || isThrottled(refusal)) return "channel";
  return isGone(refusal) ? "recipient" : "mail";
};
