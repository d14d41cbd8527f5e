import { PERIOD_RULES, type PeriodRuleId, type ServiceId } from "@legal/catalog";
import { unreadWonIn, wonIn } from "../reading/won-in.ts";
import { hasUnreadDay } from "../reading/unread-days.ts";

/**
 * What a story lacks: who is who (does the writer claim, or must they answer), the amount, the day a paper came, whether
 * a judgment is in hand.
 */
export type Missing = "who" | "amount" | "serviceDate" | "judgment";

const MISSING = {
  /** Before there is a title. */
  claiming: [
    "certified-mail",
    "payment-order",
    "provisional-seizure",
    "provisional-disposition",
    "complaint",
  ] satisfies ServiceId[],
  /** With one in hand. */
  enforcing: [
    "real-estate-auction",
    "real-estate-seizure",
    "seizure",
    "debt-seizure",
    "movable-property-auction",
    "property-disclosure",
    "debtor-registry",
  ] satisfies ServiceId[],
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

/** Two readings of a story are both open from this share on. */
const OPEN = 0.15;
const LIKELY = 0.3;

const BY_A_PAPER: ReadonlySet<string> = new Set([
  "served",
  "recordNotice",
  "orderToCreditor",
  "courtOrder",
  "pronounced",
]);

const runsFromAPaper = (rule: PeriodRuleId): boolean =>
  rule === "unknownCourtPaper" || PERIOD_RULES[rule].periods.some(([, , from]) => BY_A_PAPER.has(from));

interface Heard {
  text: string;
  /** How likely each outcome is. */
  probabilities: ReadonlyMap<string, number>;
  rules: readonly PeriodRuleId[];
}

/** What to ask back, the most important first. */
export const findMissing = ({ text, probabilities, rules }: Heard): Missing[] => {
  const share = (group: keyof typeof MISSING): number =>
    MISSING[group].reduce((sum, service) => sum + (probabilities.get(service) ?? 0), 0);
  const isOpen = (one: number, other: number): boolean => Math.min(one, other) >= OPEN;
  const lacks: Readonly<Record<Missing, boolean>> = {
    serviceDate: rules.some(runsFromAPaper) && !hasUnreadDay(text),
    who: isOpen(share("answering"), share("claiming") + share("enforcing")),
    judgment: isOpen(share("claiming"), share("enforcing")),
    amount: share("ofMoney") >= LIKELY && wonIn(text).length === 0 && unreadWonIn(text).length === 0,
  };
  return (Object.keys(lacks) as Missing[]).filter((missing) => lacks[missing]);
};
