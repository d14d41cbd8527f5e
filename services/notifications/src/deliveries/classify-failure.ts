/** `channel`: the server cannot be reached or refuses us; `recipient`: the address is gone; `mail`: this one alone failed. */
export type MailFailure = "channel" | "recipient" | "mail";

/** No such mailbox, or one that is closed (RFC 3463: 5.1.x, 5.2.1); a full one is not gone. */
const GONE = /^5\.(1\.\d+|2\.1)\b/;
const NO_MAILBOX = 550;
/** The server closes, or takes no more for now: the next mail would fare no better. */
const BUSY = new Set<unknown>([421, 454]);

const codesOf = (error: unknown): { code: unknown; responseCode: unknown; response: string } => {
  const { code, responseCode, response } = (error ?? {}) as Record<string, unknown>;
  return { code, responseCode, response: typeof response === "string" ? response : "" };
};

export const classifyFailure = (error: unknown): MailFailure => {
  const { code, responseCode, response } = codesOf(error);
  if (BUSY.has(responseCode)) return "channel";
  const status = response.replace(/^\d{3}[ -]/, "");
  if (code === "EENVELOPE" && (GONE.test(status) || (responseCode === NO_MAILBOX && !/^5\.\d/.test(status))))
    return "recipient";
  return code === "EENVELOPE" || code === "EMESSAGE" ? "mail" : "channel";
};
