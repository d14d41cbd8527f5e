import type { PeriodRuleId, ServiceId } from "@legal/catalog";
import { namesMoney } from "../reading/won-in.ts";
import { hasUnreadDay } from "../reading/unread-days.ts";
import { AFTER_A_PAPER, UNKNOWN_PAPER } from "./after-a-paper.ts";

/**
 * What a situation lacks: who is who (does the writer claim, or must they answer), the amount, the day a paper came, whether
 * a judgment is in hand.
 */
export type Missing = "who" | "amount" | "serviceDate" | "judgment";

/** Before there is a title. */
export const CLAIMING = [
  "certified-mail",
  "payment-order",
  "provisional-seizure",
  "provisional-disposition",
  "complaint",
] as const satisfies readonly ServiceId[];

/** With one in hand. */
export const ENFORCING = [
  "real-estate-auction",
  "real-estate-seizure",
  "seizure",
  "debt-seizure",
  "movable-property-auction",
  "property-disclosure",
  "debtor-registry",
] as const satisfies readonly ServiceId[];

const MISSING = {
  claiming: CLAIMING,
  enforcing: ENFORCING,
  answering: ["answer-brief", "objection"] satisfies ServiceId[],
  /** Its fee or its form depends on how much is claimed. */
  ofMoney: [
    "certified-mail",
    "payment-order",
    "provisional-seizure",
    "complaint",
    "seizure",
    "debt-seizure",
  ] satisfies ServiceId[],
} as const;

/** Two readings of a situation are both open from this share on. */
const OPEN_FROM = 0.15;
const LIKELY_FROM = 0.3;

interface Said {
  text: string;
  /** How likely each outcome is. */
  probabilities: ReadonlyMap<string, number>;
  rules: readonly PeriodRuleId[];
}

const isOpen = (one: number, other: number): boolean => Math.min(one, other) >= OPEN_FROM;

/** What to ask back, the most important first. */
export const findMissing = ({ text, probabilities, rules }: Said): Missing[] => {
  const share = (group: keyof typeof MISSING): number =>
    MISSING[group].reduce((sum, service) => sum + (probabilities.get(service) ?? 0), 0);
  const lacks: Readonly<Record<Missing, boolean>> = {
    serviceDate: rules.some((rule) => AFTER_A_PAPER.has(rule) || rule === UNKNOWN_PAPER) && !hasUnreadDay(text),
    who: isOpen(share("answering"), share("claiming") + share("enforcing")),
    judgment: isOpen(share("claiming"), share("enforcing")),
    amount: share("ofMoney") >= LIKELY_FROM && !namesMoney(text),
  };
  return (Object.keys(lacks) as Missing[]).filter((missing) => lacks[missing]);
};
