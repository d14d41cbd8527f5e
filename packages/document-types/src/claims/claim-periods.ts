import type { Delivered, Draft, PeriodChanges } from "../engine/document-type.ts";
import { causeOf } from "./cause.ts";
import { dueDayOf } from "./due-day.ts";
import { exercisableDays } from "./exercisable.ts";

/** A claim brought to court is what a demand had to be followed by (민법 174), and stops the limitation of wages. */
export const claimPeriods = ({ answers }: Draft, { kind }: Delivered): PeriodChanges => {
  if (kind !== "filed") return { finished: [], started: [] };
  const followup = { matter: "demand-followup" as const, servedOn: null };
  if (causeOf(answers) !== "wages") return { finished: [followup], started: [] };
  const paydays = exercisableDays(answers);
  // Approved before paydays were asked for: the demand, as it was then.
  const days = paydays.length === 0 ? [dueDayOf(answers)] : paydays;
  const wages = days.map((servedOn) => ({ matter: "wage-claim" as const, servedOn }));
  return { finished: [followup, ...wages], started: [] };
};
