import { z } from "zod";
import { deadlineAlert } from "./ai-answer.ts";
import { defineCall } from "./call.ts";
import { AI_CLARIFYING_QUESTIONS, AI_FINDER_MAX_LENGTH, AI_SITUATION_KINDS } from "./constants/assistant.ts";
import { requiredText } from "./required-text.ts";
import { findServicesRoute } from "./routes/guidance.ts";

/** Ids of the questions that were put to the person before: none is put twice. */
export const answeredQuestions = z.array(z.enum(AI_CLARIFYING_QUESTIONS)).max(AI_CLARIFYING_QUESTIONS.length);

/** What a person in danger reads before anything else. */
const crisisHelp = z.object({
  sentence: z.string(),
  /** Numbers to call, of those in `HELPLINES`. */
  lines: z.array(z.object({ number: z.string(), name: z.string() })),
  after: z.string(),
});
export type CrisisHelp = z.output<typeof crisisHelp>;

/** One step of the way: a service, what it is for now, and what it costs. */
const guidanceStep = z.object({
  serviceId: z.string(),
  purpose: z.string(),
  /** When one may stop after it. */
  stop: z.string(),
  /** The person's own words that spoke for it. */
  words: z.array(z.string()),
  /** Those before it may be left out. */
  isStart: z.boolean(),
  /** The standard package with VAT, in won; null = by agreement. */
  price: z.number().int().nullable(),
  /** What the court asks for at electronic filing, in won; null where no rule or no amount is known. */
  courtCosts: z.number().int().nullable(),
});
export type GuidanceStep = z.output<typeof guidanceStep>;

const guidanceRoute = z.object({
  steps: z.array(guidanceStep),
  /** The amount the court costs were computed for. */
  claim: z.number().int().nullable(),
  /** Who helps free of charge, or how to do without the office. */
  note: z.string().nullable(),
});
export type GuidanceRoute = z.output<typeof guidanceRoute>;

const clarifyingQuestion = z.object({
  id: z.enum(AI_CLARIFYING_QUESTIONS),
  text: z.string(),
  /** Each is added to the situation as it stands; empty = to be typed. */
  answers: z.array(z.string()),
});
export type ClarifyingQuestion = z.output<typeof clarifyingQuestion>;

/** What a situation leads to, before any words of an assistant. */
export const guidance = z.object({
  /** A matter for the office, one that it does not offer, mere chat, or a person in danger. */
  kind: z.enum(AI_SITUATION_KINDS),
  help: crisisHelp.nullable(),
  /** Who helps with what the office does not offer. */
  referral: z.string().nullable(),
  /** Periods that the situation puts at risk, with their last day where it can be computed. */
  warnings: z.array(deadlineAlert),
  /** Instead of a route, while the situation may mean several things. */
  questions: z.array(clarifyingQuestion),
  route: guidanceRoute.nullable(),
  /** There is nothing left to ask, and it may still be another service. */
  unsure: z.boolean(),
});
export type Guidance = z.output<typeof guidance>;

export const findServicesCall = defineCall(findServicesRoute, {
  access: "anyone",
  summary: "What a situation leads to, as it is typed: services, the way through them, or who else helps; kept nowhere",
  body: z.strictObject({
    text: requiredText(AI_FINDER_MAX_LENGTH, { required: "situation.required", max: "situation.max" }),
    answered: answeredQuestions.optional(),
  }),
  response: guidance.extend({
    /** The likeliest first. */
    services: z.array(z.string()),
  }),
});

export type FinderAnswer = z.output<typeof findServicesCall.response & object>;
