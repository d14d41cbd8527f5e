import { unreadWonIn, wonIn } from "../reading/won-in.ts";
import type { Claim } from "./claim.ts";

export const keyOfAmount = (won: number): string => `amount:${won}`;

/** Amounts of won that a text states; one that cannot be read is only the same where it is written the same. */
export const amountClaims = (text: string): Claim[] => [
  ...wonIn(text).map(({ won, text: named, start, end }): Claim => {
    return { kind: "amount", text: named, start, end, key: keyOfAmount(won) };
  }),
  ...unreadWonIn(text).map(({ text: named, start, end }): Claim => {
    return { kind: "amount", text: named, start, end, key: `amount:${text.slice(Math.max(0, start - 20), end)}` };
  }),
];
