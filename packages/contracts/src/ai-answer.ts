import { z } from "zod";
import { defineCall } from "./call.ts";
import { AI_MODES } from "./constants/assistant.ts";
import { seoulDate } from "./ids.ts";
import { aiStatusRoute } from "./routes/ai-answer.ts";

/** Which assistant answers: the model of a provider, or the built-in one that knows only this platform's texts. */
export const aiMode = z.enum(AI_MODES);

const confidence = z.enum(["official", "statute", "secondary"]);

/** A passage of the platform's knowledge that an answer rests on, in the reader's language. */
export const aiSource = z.object({
  /** Stable: `service:<id>`, `rule:<id>`, `fact:<id>`. */
  id: z.string(),
  title: z.string(),
  /** For reading: `민사소송법 제468조`. Empty for the platform's own texts. */
  statutes: z.array(z.string()),
  confidence: confidence.nullable(),
  /** The day the passage was last checked, `yyyy-MM-dd`. */
  asOf: z.string(),
  serviceTypes: z.array(z.string()),
});
export type AiSource = z.output<typeof aiSource>;

/** What a last day was counted from: a matter and a mode of @legal/legal-rules; a later release may know more of them. */
const served = z.object({ matter: z.string(), mode: z.string(), date: seoulDate });

/** A period that threatens the person who wrote; shown apart from the answer, with a way to staff (admin support). */
export const deadlineAlert = z.object({
  /** Id of the rule in the catalogue. */
  rule: z.string(),
  title: z.string(),
  text: z.string(),
  statutes: z.array(z.string()),
  confidence,
  /** How periods are counted, and that the court's own figure prevails. */
  note: z.string(),
  serviceTypes: z.array(z.string()),
  /**
   * The last day, where the person named the day it counts from. `left`: how many days were left on the day of the answer,
   * in words, for pages of the release before.
   */
  due: z.object({ date: z.string(), left: z.string(), served: served.optional() }).optional(),
  /** The last day that an earlier answer gave for it was taken back by the person's words, and there is no other yet. */
  withdrawn: z.boolean().optional(),
});
export type DeadlineAlert = z.output<typeof deadlineAlert>;

export const aiStatusCall = defineCall(aiStatusRoute, {
  access: "anyone",
  summary: "Which assistant answers, and whether messages can be translated",
  response: z.object({ mode: aiMode, translation: z.boolean() }),
});
