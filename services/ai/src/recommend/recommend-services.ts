import { isServiceId } from "@legal/catalog";
import {
  AI_RECOMMENDATIONS_MAX,
  type AiClarifyingQuestion,
  type Language,
  type RecommendAnswer,
  type Recommendation,
} from "@legal/contracts";
import type { Assistant } from "../assistant/assistant.ts";
import { gatherGrounding } from "../assistant/gather-grounding.ts";
import { createVerifier } from "../grounding/verifier.ts";
import { guide } from "../guidance/guide.ts";
import type { Budget, Payer } from "../limits/token-budget.ts";
import { maskResidentNumbers } from "../privacy/mask-resident-numbers.ts";

export interface RecommendDeps {
  assistant: Assistant;
  budget: Budget;
}

interface RecommendInput {
  situation: string;
  /** Questions that were put to the person before. */
  answered?: readonly AiClarifyingQuestion[] | undefined;
  language: Language;
  payer: Payer;
  /** Aborted when the caller no longer waits. */
  signal: AbortSignal;
}

/** Only services that exist, each once, and as many as are shown. */
const onlyKnown = (recommendations: readonly Recommendation[]): Recommendation[] =>
  [...new Map(recommendations.map((one) => [one.serviceId, one])).values()]
    .filter(({ serviceId }) => isServiceId(serviceId))
    .slice(0, AI_RECOMMENDATIONS_MAX);

/** The services that fit a situation, with reasons that state no law beyond the knowledge, and the periods that run. */
export const recommendServices = async (input: RecommendInput, deps: RecommendDeps): Promise<RecommendAnswer> => {
  const { language, payer, signal } = input;
  const { assistant, budget } = deps;
  const situation = maskResidentNumbers(input.situation);
  const grounding = await gatherGrounding({ said: [situation], language });
  const prepared = assistant.recommend({ situation, language, grounding });
  const found = await budget.spend(prepared.maxCost, payer, (usage) => prepared.run(usage, signal));
  const verifier = createVerifier({ ...grounding, said: situation, language });
  const isMatter = grounding.understanding.kind === "fit" && !grounding.mayBeInDanger;
  const known = onlyKnown(found);
  const likeliest = assistant.mode === "provider" ? known[0]?.serviceId : undefined;
  const first = likeliest !== undefined && isServiceId(likeliest) ? likeliest : undefined;
  const guidance = guide({ said: [situation], grounding, answered: input.answered, language, first });
  const isAnswered = isMatter && guidance.questions.length === 0;
  const recommendations = (isAnswered ? known : []).map(({ serviceId, reason }) => ({
    serviceId,
    reason: verifier.check(reason).text,
  }));
  return { ...guidance, recommendations, mode: assistant.mode };
};
