import type { Grounding } from "../assistant/gather-grounding.ts";
import { sinceCorrected } from "../computing/court-costs.ts";
import { ELECTRONIC } from "../computing/receipt-words.ts";
import { matterOfRule } from "../computing/matter-of-rule.ts";
import { wordsOf } from "../computing/find-service.ts";
import { wonIn } from "../reading/won-in.ts";
import type { MissingFact } from "../texts/assistant-texts.ts";

/** Papers say in their period when they came; other events are asked for in words of their own. */
const OF_EVENTS: ReadonlySet<string> = new Set(["propertyDivision", "renounceInheritance", "unfairDismissal"]);

/** How much of what was said is looked through, from its end. */
const TEXTS_READ = 3;

/** What must be known exactly and was not said so: no due date was computed, or several amounts were named. */
export const unclearFacts = (grounding: Grounding, said: readonly string[]): MissingFact[] => {
  const { alerts, computed } = grounding;
  const isDated = computed.some(({ dates }) => dates.length > 0);
  const runs = alerts.some(({ rule }) => matterOfRule(rule) !== undefined && !OF_EVENTS.has(rule));
  const amounts = new Set(wonIn(sinceCorrected(said.slice(-TEXTS_READ))).map(({ won }) => won));
  const day = ELECTRONIC.test(wordsOf(grounding.dated)) ? "openedOn" : "receivedOn";
  return [
    ...(runs && !isDated ? ([day] as const) : []),
    ...(amounts.size > 1 && !computed.some((one) => one.amounts.length > 0) ? (["amount"] as const) : []),
  ];
};
