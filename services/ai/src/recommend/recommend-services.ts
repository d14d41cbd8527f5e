import { isServiceId, type ServiceId } from "@legal/catalog";
import {
  AI_RECOMMENDATIONS_MAX,
  type AiClarifyingQuestion,
  type AiMode,
  type Language,
  type RecommendAnswer,
  type Recommendation,
} from "@legal/contracts";
import { maskResidentNumbers } from "@legal/i18n";
import type { Logger } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { disagreements } from "../assistant/assistant-metrics.ts";
import type { Assistant, RecommendationRequest } from "../assistant/assistant.ts";
import { gatherGrounding, type Grounding } from "../assistant/gather-grounding.ts";
import { replacesModel } from "../assistant/replaces-model.ts";
import type { TemporaryHolidays } from "../computing/temporary-holidays.ts";
import { createVerifier } from "../grounding/verifier.ts";
import { recordDanger } from "../danger/record-danger.ts";
import { guide } from "../guidance/guide.ts";
import type { Budget, Payer } from "../limits/token-budget.ts";
import { offlineAssistant } from "../offline/offline-assistant.ts";

export interface RecommendDeps {
  assistant: Assistant;
  budget: Budget;
  logger: Logger;
  holidays: TemporaryHolidays;
}

interface RecommendInput {
  situation: string;
  /** Questions that were put to the person before. */
  answered?: readonly AiClarifyingQuestion[] | undefined;
  language: Language;
  payer: Payer;
  /** Undefined for a visitor, whom staff cannot reach. */
  userId?: string | undefined;
  /** Aborted when the caller no longer waits. */
  signal: AbortSignal;
}

/** Only services that exist, each once with what is said of it first, and as many as are shown. */
const onlyKnown = (recommendations: readonly Recommendation[]): Recommendation[] => {
  const ids = recommendations.map(({ serviceId }) => serviceId);
  return recommendations
    .filter(({ serviceId }, at) => isServiceId(serviceId) && ids.indexOf(serviceId) === at)
    .slice(0, AI_RECOMMENDATIONS_MAX);
};

/** Null where a model says that no service fits. */
const firstOf = ([first]: readonly Recommendation[]): ServiceId | null =>
  first !== undefined && isServiceId(first.serviceId) ? first.serviceId : null;

interface Found {
  recommendations: readonly Recommendation[];
  mode: AiMode;
}

const recommendOffline = async (request: RecommendationRequest, signal: AbortSignal): Promise<Found> => ({
  recommendations: await offlineAssistant.recommend(request).run({ tokens: 0 }, signal),
  mode: offlineAssistant.mode,
});

/** Only of a matter for the office services are recommended. */
const isMatter = ({ understanding, mayBeInDanger }: Grounding): boolean =>
  understanding.kind === "fit" && !mayBeInDanger;

/** By the assistant, or by the built-in one where a model fails or nothing is recommended. */
const recommend = async (
  request: RecommendationRequest,
  { payer, signal }: Pick<RecommendInput, "payer" | "signal">,
  { assistant, budget, logger }: RecommendDeps,
): Promise<Found> => {
  if (!isMatter(request.grounding)) return recommendOffline(request, signal);
  try {
    const prepared = assistant.recommend(request);
    const recommendations = await budget.spend(prepared.maxCost, payer, (usage) => prepared.run(usage, signal));
    return { recommendations, mode: assistant.mode };
  } catch (error) {
    if (!replacesModel(error, { signal, logger })) throw error;
    return recommendOffline(request, signal);
  }
};

/** Staff are notified by ids alone; what was typed is kept nowhere, so the member's id is given as the conversation's. */
const reportDanger = async (userId: string, logger: Logger): Promise<void> => {
  try {
    await inTransaction((session) => recordDanger({ userId, conversationId: userId, at: new Date() }, session));
  } catch (error) {
    // The numbers are shown whatever happens.
    logger.error({ err: error }, "danger not reported");
  }
};

/** The services that fit a situation, with reasons that state no law beyond the knowledge, and the periods that run. */
export const recommendServices = async (input: RecommendInput, deps: RecommendDeps): Promise<RecommendAnswer> => {
  const { language } = input;
  const situation = maskResidentNumbers(input.situation);
  const grounding = await gatherGrounding({
    said: [situation],
    language,
    extraHolidays: await deps.holidays(),
  });
  const { recommendations: found, mode } = await recommend({ situation, language, grounding }, input, deps);
  const verifier = createVerifier({ ...grounding, said: situation, language });
  const known = onlyKnown(found);
  const first = mode === "provider" ? firstOf(known) : undefined;
  if (first !== undefined && first !== grounding.understanding.services[0]?.id) disagreements.inc();
  const guidance = guide({ grounding, answered: input.answered, language, first });
  if (guidance.kind === "crisis" && input.userId !== undefined) await reportDanger(input.userId, deps.logger);
  const isAnswered = isMatter(grounding) && guidance.questions.length === 0;
  const recommendations = (isAnswered ? known : []).map(({ serviceId, reason }) => ({
    serviceId,
    reason: verifier.check(reason).text,
  }));
  return { ...guidance, recommendations, mode };
};
