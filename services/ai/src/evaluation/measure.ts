import { ALL_SERVICE_IDS, isServiceId } from "@legal/catalog";
import type { Assistant } from "../assistant/assistant.ts";
import { gatherGrounding } from "../assistant/gather-grounding.ts";
import { createVerifier } from "../grounding/verifier.ts";
import { forbiddenClaims } from "./forbidden.ts";
import type { Situation } from "./situation.ts";

export interface Outcome {
  situation: Situation;
  /** Recommended, best first. */
  services: readonly string[];
  /** Rules whose period it warns of. */
  rules: readonly string[];
  unverified: readonly string[];
  forbidden: readonly string[];
}

export interface Score {
  situations: number;
  top1: number;
  top3: number;
  deadlineRecall: number;
  /** Warnings that the test set does not ask for, per situation. */
  falseAlarms: number;
  /** Answers with a claim that the knowledge does not support. */
  unverifiedRate: number;
  forbiddenRate: number;
}

const never = new AbortController().signal;

const readAnswer = async (assistant: Assistant, { text, language }: Situation, serviceType: string) => {
  const grounding = await gatherGrounding({ said: [text], serviceType, language });
  const turns = [{ role: "user" as const, content: text }];
  let answer = "";
  const prepared = assistant.answer({ serviceType, turns, language, grounding });
  for await (const chunk of prepared.run({ tokens: 0 }, never)) answer += chunk;
  const { unverified } = createVerifier(grounding.passages, text, language).check(answer);
  return { unverified, forbidden: forbiddenClaims(answer, language) };
};

/** What an assistant makes of one situation: its recommendation, its warnings, and what its first answer claims. */
export const evaluateSituation = async (assistant: Assistant, situation: Situation): Promise<Outcome> => {
  const { text, language } = situation;
  const grounding = await gatherGrounding({ said: [text], language });
  const request = { situation: text, language, grounding };
  const recommended = await assistant.recommend(request).run({ tokens: 0 }, never);
  const services = recommended.map(({ serviceId }) => serviceId).filter(isServiceId);
  const answered = await readAnswer(assistant, situation, services[0] ?? situation.services[0] ?? ALL_SERVICE_IDS[0]);
  return { situation, services, rules: grounding.alerts.map(({ rule }) => rule), ...answered };
};

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

const isRight = ({ services, situation }: Outcome, within: number): boolean =>
  services.slice(0, within).some((service) => situation.services.includes(service));

export const score = (outcomes: readonly Outcome[]): Score => {
  const count = outcomes.length;
  const threatened = outcomes.flatMap(({ situation, rules }) => situation.rules.map((rule) => rules.includes(rule)));
  const extra = outcomes.flatMap(({ situation, rules }) => rules.filter((rule) => !situation.rules.includes(rule)));
  return {
    situations: count,
    top1: share(outcomes.filter((outcome) => isRight(outcome, 1)).length, count),
    top3: share(outcomes.filter((outcome) => isRight(outcome, 3)).length, count),
    deadlineRecall: share(threatened.filter(Boolean).length, threatened.length),
    falseAlarms: extra.length / Math.max(count, 1),
    unverifiedRate: outcomes.filter(({ unverified }) => unverified.length > 0).length / Math.max(count, 1),
    forbiddenRate: outcomes.filter(({ forbidden }) => forbidden.length > 0).length / Math.max(count, 1),
  };
};
