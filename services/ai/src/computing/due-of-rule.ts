import type { DeadlineAlert } from "@legal/contracts";
import type { Computed } from "./computed.ts";
import { matterOfRule } from "./matter-of-rule.ts";

/** The last day of a rule's period, of what was computed, and from what. */
export const dueOfRule = (passageId: string, computed: readonly Computed[]): DeadlineAlert["due"] => {
  const matter = matterOfRule(passageId.slice("rule:".length));
  const found = matter === undefined ? undefined : computed.find(({ due }) => due?.matter === matter);
  if (!found?.due) return undefined;
  const { date, left, service } = found.due;
  return { date, left, served: { matter: found.due.matter, mode: service.mode, date: service.date } };
};
