import type { Language } from "@legal/contracts";
import { textsIn } from "../texts/texts.ts";

/** The text for a waiting member: it informs, it gives no legal advice. */
export const acknowledgement = (language: Language, officeOpen: boolean): string => {
  const { received, open, closed, paper } = textsIn(language).acknowledgement;
  return [received, officeOpen ? open : closed, paper].join("\n");
};
