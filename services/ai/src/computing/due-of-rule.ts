import type { DeadlineAlert } from "@legal/contracts";
import type { Computed } from "./computed.ts";
import { matterOfRule } from "./matter-of-rule.ts";

/** The last day of a rule's period, of what was computed. */
export const dueOfRule = (passageId: string, computed: readonly Computed[]): DeadlineAlert["due"] => {
  const matter = matterOfRule(passageId.slice("rule:".length));
  const found = matter === undefined ? undefined : computed.find(({ due }) => due?.matter === matter);
  return found?.due && { date: found.due.date, left: found.due.left };
};
