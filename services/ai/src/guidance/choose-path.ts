import { stageOf, type ServiceId } from "@legal/catalog";
import type { RankedService } from "../understanding/understand.ts";
import { LEGAL_PATHS, type LegalPath, type PathStep } from "./legal-steps.ts";

/** A path that is made for the likeliest service is preferred to one that only passes through it. */
const MAIN_SERVICE_BONUS = 0.15;
/** Steps that the situation itself must speak for are as likely as this at least. */
const LIKELY_FROM = 0.05;

/** Who begins here holds a judgment or its like: nothing before it is of use. */
const isEnforcing = (service: ServiceId): boolean => stageOf(service) === "enforcement";

export interface ChosenStep extends PathStep {
  readonly isStart: boolean;
}

const probabilityOf = (service: ServiceId, ranked: readonly RankedService[]): number =>
  ranked.find(({ id }) => id === service)?.probability ?? 0;

const fitOf = (path: LegalPath, first: ServiceId, ranked: readonly RankedService[]): number =>
  path.steps.reduce((sum, { service }) => sum + probabilityOf(service, ranked), 0) +
  (path.mainFor.includes(first) ? MAIN_SERVICE_BONUS : 0);

/** The steps from where the person stands: earlier ones are kept where they may still be taken. */
const stepsFrom = (path: LegalPath, first: ServiceId, ranked: readonly RankedService[]): ChosenStep[] => {
  const start = path.steps.findIndex(({ service }) => service === first);
  const hasTitle = isEnforcing(first);
  return path.steps.flatMap((step, at) => {
    if (at < start && (step.before !== true || (hasTitle && !isEnforcing(step.service)))) return [];
    if (at !== start && step.ifLikely && probabilityOf(step.service, ranked) < LIKELY_FROM) return [];
    return [{ ...step, isStart: at === start }];
  });
};

/** The way through the likeliest service that the other likely services speak for too; the first is where one begins. */
export const choosePath = (
  first: ServiceId,
  ranked: readonly RankedService[],
): { path: LegalPath; steps: ChosenStep[] } | undefined => {
  const [path] = LEGAL_PATHS.filter(({ steps }) => steps.some(({ service }) => service === first)).toSorted(
    (a, b) => fitOf(b, first, ranked) - fitOf(a, first, ranked),
  );
  return path && { path, steps: stepsFrom(path, first, ranked) };
};
