import { servicePrice, withVat, type ServiceId } from "@legal/catalog";
import type { GuidanceRoute, GuidanceStep, Language } from "@legal/contracts";
import type { CalendarDate } from "@legal/legal-rules";
import { recentlySaid } from "../assistant/recently-said.ts";
import { amountWords } from "../computing/amount-words.ts";
import { claimIn, courtCostsSum } from "../computing/court-costs.ts";
import { textsIn } from "../texts/texts.ts";
import type { RankedService } from "../understanding/understand.ts";
import { choosePath, type ChosenStep } from "./choose-path.ts";

const MOST_WORDS = 2;

interface Known {
  /** What the person wrote of it. */
  readonly said: readonly string[];
  readonly ranked: readonly RankedService[];
  readonly today: CalendarDate;
  readonly language: Language;
}

const presentStep = (step: ChosenStep, claim: number | undefined, known: Known): GuidanceStep => {
  const { service, purpose, stop, isStart, defends } = step;
  const { purposes, stops } = textsIn(known.language).guidance;
  const { standard } = servicePrice(service);
  const evidence = known.ranked.find(({ id }) => id === service)?.evidence ?? [];
  return {
    serviceId: service,
    purpose: purposes[purpose],
    stop: stops[stop],
    words: isStart ? evidence.slice(0, MOST_WORDS) : [],
    isStart,
    price: standard === null ? null : withVat(standard),
    courtCosts: claim === undefined || defends ? null : courtCostsSum(service, claim, known.today),
  };
};

/** The way through a service, with what each step costs. */
export const presentPath = (first: ServiceId, known: Known): GuidanceRoute | null => {
  const chosen = choosePath(first, known.ranked);
  if (!chosen) return null;
  const claim = claimIn(recentlySaid([amountWords(known.said)]));
  const { note } = chosen.path;
  const steps = chosen.steps.map((step) => presentStep(step, claim, known));
  return {
    steps,
    claim: steps.some(({ courtCosts }) => courtCosts !== null) ? (claim ?? null) : null,
    note: note === undefined ? null : textsIn(known.language).guidance.notes[note],
  };
};
