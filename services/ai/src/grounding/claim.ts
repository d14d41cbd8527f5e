/** Something in a text that is only true if the knowledge says so. */
export interface Claim {
  kind: "statute" | "case-number" | "period" | "date" | "amount" | "percent" | "contact" | "promise";
  /** As it is written in the text. */
  text: string;
  start: number;
  end: number;
  /** The same for the same claim in every language and spelling. */
  key: string;
}
