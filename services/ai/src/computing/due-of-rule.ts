import type { DeadlineAlert } from "@legal/contracts";
import type { Computed } from "./computed.ts";
import { MATTER_OF_RULE } from "./matters-of-rules.ts";

const MATTERS: Readonly<Record<string, string | undefined>> = MATTER_OF_RULE;

/** The last day of a rule's period, of what was computed. */
export const dueOfRule = (passageId: string, computed: readonly Computed[]): DeadlineAlert["due"] => {
  const matter = MATTERS[passageId.slice("rule:".length)];
  const found = matter === undefined ? undefined : computed.find(({ due }) => due?.matter === matter);
  return found?.due && { date: found.due.date, left: found.due.left };
};
