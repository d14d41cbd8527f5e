import { ALL_SERVICE_IDS, needsAmount, servicesAt, type PeriodRuleId, type ServiceId } from "@legal/catalog";
import { namesMoney } from "../reading/won-in.ts";
import { hasUnreadDay } from "../reading/unread-days.ts";
import { AFTER_A_PAPER, UNKNOWN_PAPER } from "./after-a-paper.ts";

/**
 * What a situation lacks: who is who (does the writer claim, or must they answer), the amount, the day a paper came, whether
 * a judgment is in hand.
 */
export type Missing = "who" | "amount" | "serviceDate" | "judgment";

const AMOUNT_NEEDED = ALL_SERVICE_IDS.filter((id) => needsAmount(id));

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
  const share = (services: readonly ServiceId[]): number =>
    services.reduce((sum, service) => sum + (probabilities.get(service) ?? 0), 0);
  const [claiming, enforcing] = [share(servicesAt("claim")), share(servicesAt("enforcement"))];
  const lacks: Readonly<Record<Missing, boolean>> = {
    serviceDate: rules.some((rule) => AFTER_A_PAPER.has(rule) || rule === UNKNOWN_PAPER) && !hasUnreadDay(text),
    who: isOpen(share(servicesAt("defence")), claiming + enforcing),
    judgment: isOpen(claiming, enforcing),
    amount: share(AMOUNT_NEEDED) >= LIKELY_FROM && !namesMoney(text),
  };
  return (Object.keys(lacks) as Missing[]).filter((missing) => lacks[missing]);
};
