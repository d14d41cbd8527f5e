import type { Delivered, Draft, PeriodChanges } from "../../engine/document-type.ts";
import { asksMoney } from "./interview.ts";

/**
 * A demand keeps a claim from lapsing only if a suit or an attachment follows within six months of its arrival (민법
 * 174). When it arrives is not known at the post office: counted from the day it was sent, the period ends no later.
 */
export const noticePeriods = ({ answers }: Draft, { kind, date }: Delivered): PeriodChanges => ({
  finished: [],
  started: kind === "sent" && asksMoney(answers) ? [{ matter: "demand-followup", date }] : [],
});
