import { ALL_SERVICE_IDS, isServiceId, serviceName, serviceSummary } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import { AppError } from "@legal/service-kit";
import { z } from "zod";
import type { Assistant, Consultation, RecommendationRequest, Turn } from "../assistant/assistant.ts";
import type { Grounding } from "../assistant/gather-grounding.ts";
import { offlineAssistant } from "../offline/offline-assistant.ts";
import { withdrawnDays } from "../offline/withdrawn-days.ts";
import { statutesOf } from "../knowledge/present-passage.ts";
import { loadPrompt } from "../prompts/load-prompt.ts";
import { lawTools } from "../computing/law-tools.ts";
import { notStatedIn, stateComputed } from "../computing/state-computed.ts";
import { statedFiguresOf } from "../computing/stated-figures.ts";
import { answeredIn } from "../assistant/recently-said.ts";
import { mostTokens, mostTokensWithTools, type LanguageModel, type ModelRequest } from "./language-model.ts";

/** Older turns than these are not sent again. */
const REMEMBERED_TURNS = 20;
/** A recommendation that cannot be read is asked for once more. */
const TRIES = 2;

const recommendations = z.object({
  recommendations: z.array(z.object({ serviceId: z.string().max(60), reason: z.string().min(1).max(1000) })).max(20),
});

const deadlinesText = ({ alerts }: Grounding): string =>
  alerts
    .map(({ title, text, statutes, due }) => {
      return `- ${title}: ${text} (${statutes.join(", ")})${due === undefined ? "" : ` Last day: ${due.date}`}`;
    })
    .join("\n") || "none";

/** In names and numbers alone: what a person wrote is no part of the rules. */
const candidatesText = ({ services, understanding }: Grounding, language: Language): string => {
  const likely = services.map(
    ({ id, probability }) => `- ${id} (${serviceName(id, language)}): ${probability.toFixed(2)}`,
  );
  const missing = understanding.missing.length > 0 ? [`missing: ${understanding.missing.join(", ")}`] : [];
  return [...likely, ...missing].join("\n") || "none";
};

const knowledgeText = ({ passages }: Grounding, language: Language): string =>
  passages
    .map((passage) => {
      const statutes = statutesOf(passage, language).join(", ");
      return `- ${passage.title}: ${passage.text}${statutes && ` (${statutes})`}`;
    })
    .join("\n");

const consultPrompt = ({ serviceType, language, grounding }: Consultation): string =>
  loadPrompt("consult", language, {
    service: isServiceId(serviceType) ? serviceName(serviceType, language) : serviceType,
    candidates: candidatesText(grounding, language),
    deadlines: deadlinesText(grounding),
    today: grounding.today,
    computed: grounding.computed.flatMap(({ lines }) => lines).join("\n") || "none",
    knowledge: knowledgeText(grounding, language),
  });

/** A day or an amount in what the person wrote is what the tools compute with; without, they would only cost. */
const toolsFor = ({ grounding, language }: Consultation) => {
  const stated = statedFiguresOf(grounding.dated, grounding.receiptReplies);
  if (stated.days.size === 0 && stated.amounts.size === 0) return [];
  return lawTools({ ...grounding, stated, language }, (computed) => grounding.computed.push(computed));
};

/** Behind a model's answer: results with the steps that it left out, of the person's words and of each period it asked for. */
const withSteps = async function* (chunks: AsyncIterable<string>, consultation: Consultation): AsyncGenerator<string> {
  const { turns, grounding, language } = consultation;
  const ofWords = new Set(grounding.computed);
  let answered = "";
  for await (const chunk of chunks) {
    answered += chunk;
    yield chunk;
  }
  const missing = notStatedIn(answeredIn(turns), grounding.computed).filter(
    (one) => (one.due !== undefined || ofWords.has(one)) && one.lines.some((line) => !answered.includes(line)),
  );
  for (const steps of [...withdrawnDays(consultation), ...stateComputed(missing, language)]) yield `\n\n${steps}`;
};

const recommendPrompt = ({ language, grounding }: RecommendationRequest): string =>
  loadPrompt("recommend", language, {
    services: ALL_SERVICE_IDS.map(
      (id) => `- ${id}: ${serviceName(id, language)}. ${serviceSummary(id, language)}`,
    ).join("\n"),
    candidates: candidatesText(grounding, language),
    deadlines: deadlinesText(grounding),
  });

const situationTurn = (situation: string): Turn => ({ role: "user", content: situation });

/** The object in a model's answer, which some wrap into a code fence; undefined when there is none. */
const parseObject = <T>(text: string, schema: z.ZodType<T>): T | undefined => {
  try {
    return schema.parse(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
  } catch {
    return undefined;
  }
};

const askForObject = async <T>(model: LanguageModel, request: ModelRequest, schema: z.ZodType<T>): Promise<T> => {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const object = parseObject(await model.complete({ ...request, json: true }), schema);
    if (object !== undefined) return object;
  }
  throw new AppError(502, "AI_ANSWER_UNUSABLE", "the model's answer does not match its schema");
};

/** Answers through a language model, from the same knowledge as the offline assistant. */
export const createProviderAssistant = (model: LanguageModel, maxTokens: number): Assistant => ({
  mode: "provider",
  recommend: (request) => {
    const prompt = { system: recommendPrompt(request), turns: [situationTurn(request.situation)], maxTokens };
    return {
      maxCost: mostTokens(prompt) * TRIES,
      run: async (usage, signal) =>
        (await askForObject(model, { ...prompt, signal, usage }, recommendations)).recommendations,
    };
  },
  answer: (consultation) => {
    // A person in danger reads the numbers that help, whatever a model would say.
    if (consultation.grounding.mayBeInDanger) return offlineAssistant.answer(consultation);
    const turns = consultation.turns.slice(-REMEMBERED_TURNS);
    const prompt = { system: consultPrompt(consultation), turns, maxTokens };
    const tools = toolsFor(consultation);
    return {
      maxCost: mostTokensWithTools(prompt, tools),
      run: (usage, signal) => withSteps(model.stream({ ...prompt, signal, usage, tools }), consultation),
    };
  },
});
