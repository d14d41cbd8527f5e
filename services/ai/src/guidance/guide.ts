import type { ServiceId } from "@legal/catalog";
import type { AiClarifyingQuestion, Guidance, Language } from "@legal/contracts";
import type { Grounding } from "../assistant/gather-grounding.ts";
import { firstHelp, referralFor } from "../offline/referrals.ts";
import { isUnsure } from "../understanding/understand.ts";
import { clarifyingQuestions } from "./clarifying-questions.ts";
import { presentPath } from "./present-path.ts";

interface Situation {
  readonly grounding: Grounding;
  readonly answered?: readonly AiClarifyingQuestion[] | undefined;
  readonly language: Language;
  /** The service that a language model put first, null where it named none; without a model the likeliest. */
  readonly first?: ServiceId | null | undefined;
}

const NOTHING = { help: null, referral: null, questions: [], route: null, unsure: false };

/** What a situation leads to: help at once, a referral, questions, or a legal path with its costs. */
export const guide = ({ grounding, answered = [], language, first }: Situation): Guidance => {
  const { understanding, alerts, said, today } = grounding;
  const warnings = [...alerts];
  // Nothing that sells, and nothing that asks.
  if (grounding.mayBeInDanger || understanding.kind === "crisis")
    return { ...NOTHING, kind: "crisis", warnings, help: firstHelp(grounding.neededHelp, language) };
  const { kind, topic = "other", services } = understanding;
  const likeliest = services[0]?.id;
  // Two that found the same are sure; a model that found anything else makes the words doubtful.
  const isConfirmed = first !== undefined && first === likeliest;
  const questions = isConfirmed ? [] : clarifyingQuestions(understanding, answered, language);
  if (questions.length > 0) return { ...NOTHING, kind, warnings, questions };
  const unsure = !isConfirmed && (first !== undefined || isUnsure(understanding));
  if (kind === "none") return { ...NOTHING, kind, warnings, referral: referralFor(topic, language), unsure };
  if (kind === "chat") return { ...NOTHING, kind, warnings };
  const start = first ?? likeliest;
  const known = { said, ranked: services, today, language };
  return {
    ...NOTHING,
    kind,
    warnings,
    route: start ? presentPath(start, known) : null,
    unsure,
  };
};
