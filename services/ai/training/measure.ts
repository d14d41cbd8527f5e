import type { Understanding } from "../src/understanding/understand.ts";
import type { Situation } from "./situation.ts";

/** What was said of a situation by something that was not trained on it. */
export interface Outcome {
  situation: Situation;
  understanding: Understanding;
}

/** How often something was right, of how often it was asked. */
export interface Rate {
  hits: number;
  of: number;
}

export interface Score {
  situations: number;
  top1: Rate;
  top3: Rate;
  /** Matters that the office does not offer, seen as such. */
  none: Rate;
  crises: Rate;
  /** Others that were taken for a crisis. */
  falseCrises: Rate;
  /** Threatening periods that were named. */
  rules: Rate;
  /** Alerts on situations without a period; more than one on a situation count each. */
  alerts: Rate;
  /** By how much the probability of the first service is off, on average over ten bands. */
  calibration: number;
}

const rate = <T>(all: readonly T[], isHit: (one: T) => boolean): Rate => ({
  hits: all.filter(isHit).length,
  of: all.length,
});

const acceptable = ({ best, services }: Situation): readonly string[] => best ?? services.slice(0, 1);

const isAmong =
  (first: number) =>
  ({ situation, understanding }: Outcome): boolean =>
    understanding.services.slice(0, first).some(({ id }) => acceptable(situation).includes(id));

const isFirst = (outcome: Outcome): boolean => outcome.understanding.kind === "fit" && isAmong(1)(outcome);

const BANDS = 10;

const calibrationError = (outcomes: readonly Outcome[]): number => {
  const bands = Array.from({ length: BANDS }, () => ({ said: 0, right: 0, count: 0 }));
  for (const outcome of outcomes) {
    const said = outcome.understanding.confidence;
    const band = bands[Math.min(BANDS - 1, Math.floor(said * BANDS))];
    if (!band) continue;
    band.said += said;
    band.right += isFirst(outcome) ? 1 : 0;
    band.count += 1;
  }
  return bands.reduce((sum, { said, right }) => sum + Math.abs(said - right), 0) / Math.max(outcomes.length, 1);
};

const isSeenInDanger = ({ understanding }: Outcome): boolean => understanding.mayBeInDanger;

export const score = (outcomes: readonly Outcome[]): Score => {
  const fits = outcomes.filter(({ situation }) => situation.kind === "fit");
  const threatened = outcomes.flatMap(({ situation, understanding }) =>
    situation.rules.map((rule) => understanding.rules.some((one) => one === rule)),
  );
  const silent = outcomes.filter(({ situation }) => situation.rules.length === 0);
  const ofKind = (kind: Situation["kind"]) => outcomes.filter(({ situation }) => situation.kind === kind);
  return {
    situations: outcomes.length,
    top1: rate(fits, isFirst),
    top3: rate(fits, isAmong(3)),
    none: rate(ofKind("none"), ({ understanding }) => understanding.kind === "none"),
    crises: rate(ofKind("crisis"), isSeenInDanger),
    falseCrises: rate(
      outcomes.filter(({ situation }) => situation.kind !== "crisis"),
      isSeenInDanger,
    ),
    rules: rate(threatened, Boolean),
    alerts: {
      hits: silent.reduce((sum, { understanding }) => sum + understanding.rules.length, 0),
      of: silent.length,
    },
    calibration: calibrationError(fits),
  };
};

const Z = 1.96;

/** The range in which the true share lies in 95 of 100 cases (Wilson). */
export const interval = ({ hits, of }: Rate): [low: number, high: number] => {
  if (of === 0) return [0, 1];
  const share = hits / of;
  const middle = share + Z ** 2 / (2 * of);
  const reach = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return [(middle - reach) / (1 + Z ** 2 / of), (middle + reach) / (1 + Z ** 2 / of)];
};

/** What was taken for what, the most frequent first. */
export const worstConfusions = (outcomes: readonly Outcome[], most: number): [pair: string, times: number][] => {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) {
    const { situation, understanding } = outcome;
    if (situation.kind !== "fit" || isFirst(outcome)) continue;
    const said = understanding.kind === "fit" ? understanding.services[0]?.id : understanding.kind;
    const pair = `${acceptable(situation).join(" or ")} → ${said}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).slice(0, most);
};
