import { z } from "zod";
import { aiMode } from "./ai-answer.ts";
import { defineCall } from "./call.ts";
import { AI_RECOMMENDATIONS_MAX, AI_SITUATION_MAX_LENGTH } from "./constants/assistant.ts";
import { answeredQuestions, guidance } from "./guidance.ts";
import { requiredText } from "./required-text.ts";
import { recommendRoute } from "./routes/recommendation.ts";

const situation = requiredText(AI_SITUATION_MAX_LENGTH, { required: "situation.required", max: "situation.max" });

export const recommendation = z.object({ serviceId: z.string(), reason: z.string() });
export type Recommendation = z.output<typeof recommendation>;

export const recommendCall = defineCall(recommendRoute, {
  access: "anyone",
  summary:
    "Up to five services that fit a situation, best first, each with a reason, and the way through them; empty when none fits",
  body: z.strictObject({ situation, answered: answeredQuestions.optional() }),
  response: guidance.extend({
    recommendations: z.array(recommendation).max(AI_RECOMMENDATIONS_MAX),
    mode: aiMode,
  }),
});

export type RecommendAnswer = z.output<typeof recommendCall.response & object>;
