import { MATTER_OF_RULE } from "@legal/catalog";
import type { MatterId } from "@legal/legal-rules";

/**
 * Their beginning is a hearing, a payday, another's receipt or something learnt: no receipt that a person speaks of. Of
 * the labour commissions' decisions words do not say whose it is, the regional or the central one, which begin two periods.
 */
const UNREAD: ReadonlySet<MatterId> = new Set([
  "distribution-suit-proof",
  "demand-followup",
  "reserved-share",
  "wage-claim",
  "labour-review",
]);

const MATTERS: Readonly<Record<string, MatterId | undefined>> = MATTER_OF_RULE;

/** Periods of rules whose beginning can be read from what a person says. */
export const READ_MATTERS: ReadonlySet<MatterId> = new Set(
  Object.values(MATTER_OF_RULE).filter((matter) => !UNREAD.has(matter)),
);

/** The period that runs first under a rule, where its beginning can be read from what a person says. */
export const matterOfRule = (rule: string): MatterId | undefined => {
  const matter = MATTERS[rule];
  return matter && UNREAD.has(matter) ? undefined : matter;
};
