import type { PeriodRuleId, ServiceId } from "@legal/catalog";
import { findConcepts } from "./find-concepts.ts";
import type { Hit } from "./lexical-index.ts";
import { quoteFrom } from "./quote-from.ts";
import { matchSignals } from "./match-signals.ts";
import { searchKnowledge } from "./search-knowledge.ts";
import { languagesOf } from "./text-forms.ts";

export interface RankedService {
  id: ServiceId;
  score: number;
  /** Words of the situation that spoke for it, the strongest first; empty when only its letters resembled. */
  evidence: readonly string[];
}

export interface SituationAnalysis {
  services: readonly RankedService[];
  /** Periods that run in this situation. */
  rules: readonly PeriodRuleId[];
}

/** Resemblance to the texts counts at most as much as one ordinary signal. */
const LEXICAL_WEIGHT = 3;
/** Below this a service is a guess. */
const MIN_SCORE = 2;
/** Behind the best by more than this share, a service is noise. */
const MIN_SHARE = 0.15;

const lexicalScores = (hits: readonly Hit[]): Map<ServiceId, number> => {
  const scores = new Map<ServiceId, number>();
  for (const { passage, score } of hits) {
    const [service, ...others] = passage.services;
    if (service && others.length === 0) scores.set(service, Math.max(scores.get(service) ?? 0, score));
  }
  const best = Math.max(...scores.values(), 1);
  return new Map(Array.from(scores, ([id, score]) => [id, (score / best) * LEXICAL_WEIGHT]));
};

const searchAll = async (text: string): Promise<Hit[]> =>
  (await Promise.all(languagesOf(text).map((language) => searchKnowledge(text, language)))).flat();

/** Analyzes how a person describes their trouble: which services fit, and which periods are running. */
export const analyzeSituation = async (text: string): Promise<SituationAnalysis> => {
  const [found, hits] = await Promise.all([findConcepts(text), searchAll(text)]);
  const { scores, evidence, rules } = matchSignals(found);
  const lexical = lexicalScores(hits);
  const ranked = Array.from(scores, ([id, score]) => ({
    id,
    score: score + (lexical.get(id) ?? 0),
    evidence: [...new Set((evidence.get(id) ?? []).flatMap((word) => quoteFrom(text, word) ?? []))],
  })).toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  const services = ranked.filter(({ score }) => score >= MIN_SCORE && score >= best * MIN_SHARE);
  return { services, rules: [...rules] };
};
