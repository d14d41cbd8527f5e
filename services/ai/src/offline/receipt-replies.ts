import { LANGUAGES } from "@legal/contracts";
import { phrases } from "./phrases.ts";

interface Turn {
  readonly role: string;
  readonly content: string;
}

/** How an answer ends that asks for the day of a receipt and for nothing else. */
const ENDS = LANGUAGES.map((language) => `${phrases[language].missing}\n- ${phrases[language].facts.receivedOn}`);

const asksReceiptAlone = (turn: Turn | undefined): boolean =>
  turn?.role === "assistant" && ENDS.some((end) => turn.content.trimEnd().endsWith(end));

/** What a person wrote in reply to that question: a bare day in it is the day of the receipt. */
export const receiptReplies = (turns: readonly Turn[]): string[] =>
  turns.flatMap(({ role, content }, at) => (role === "user" && asksReceiptAlone(turns[at - 1]) ? [content] : []));
