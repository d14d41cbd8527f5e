import { readFile } from "node:fs/promises";
import { isServiceId, PERIOD_RULES, type PeriodRuleId, type ServiceId } from "@legal/catalog";
import { findEvidence } from "./evidence.ts";
import { featuresOf } from "./features.ts";
import { findMissing, type Missing } from "./find-missing.ts";
import { scoreText, type Model } from "./model.ts";
import { decodeModel } from "./model-file.ts";
import { logistic, softmax } from "./probabilities.ts";

export interface RankedService {
  id: ServiceId;
  probability: number;
  /** Words of the situation that spoke for it, the strongest first. */
  evidence: readonly string[];
}

export interface Understanding {
  /** What the text is: a matter for the office, one that it does not offer, mere chat, or a person in danger. */
  kind: "fit" | "none" | "chat" | "crisis";
  /** So likely that the numbers that help come first, whatever else is answered. */
  mayBeInDanger: boolean;
  /** Of what the office does not offer. */
  topic?: string;
  /** Those worth showing, the likeliest first. */
  services: readonly RankedService[];
  /** Periods that run in this situation, the likeliest first. */
  rules: readonly PeriodRuleId[];
  /** What the story of a matter for the office lacks, the most important first. */
  missing: readonly Missing[];
  /** How likely the first answer is: the first service, or else the kind. */
  confidence: number;
  /** A first answer that is less likely than this errs more often than once in five (cross-validation). */
  sureFrom: number;
}

/** Whether to ask back before anything is recommended. */
export const isUnsure = ({ confidence, sureFrom }: Understanding): boolean => confidence < sureFrom;

/** Of a long text the beginning and the end are read: a book would cost time. */
const READ_HEAD = 2_500;
const READ_TAIL = 1_500;
/** Less likely services are a guess. */
const MIN_PROBABILITY = 0.01;
const MAX_SERVICES = 5;

let loading: Promise<Model> | undefined;
const loadModel = (): Promise<Model> => (loading ??= readFile(new URL("model.bin", import.meta.url)).then(decodeModel));

const readable = (text: string): string =>
  text.length <= READ_HEAD + READ_TAIL ? text : `${text.slice(0, READ_HEAD)} ${text.slice(-READ_TAIL)}`;

const isRule = (rule: string): rule is PeriodRuleId => Object.hasOwn(PERIOD_RULES, rule);

const rulesOf = ({ header }: Model, scores: Float32Array): PeriodRuleId[] => {
  const { outcomes, rules, rule, thresholds } = header;
  return rules
    .map((id, at) => ({ id, probability: logistic(rule.slope * (scores[outcomes.length + at] ?? 0) + rule.shift) }))
    .filter(({ probability }) => probability >= thresholds.rule)
    .toSorted((a, b) => b.probability - a.probability)
    .flatMap(({ id }) => (isRule(id) ? [id] : []));
};

const topicOf = ({ header }: Model, scores: Float32Array): string | undefined => {
  const { outcomes, rules, topics } = header;
  const own = scores.subarray(outcomes.length + rules.length);
  return topics[own.indexOf(own.reduce((max, score) => Math.max(max, score), -Infinity))];
};

const kindOf = (probabilities: ReadonlyMap<string, number>): Understanding["kind"] => {
  const [none = 0, chat = 0, crisis = 0] = ["none", "chat", "crisis"].map((kind) => probabilities.get(kind));
  const fit = 1 - none - chat - crisis;
  if (crisis > Math.max(fit, none, chat)) return "crisis";
  if (none > fit && none >= chat) return "none";
  return chat > fit ? "chat" : "fit";
};

const servicesOf = (model: Model, probabilities: ReadonlyMap<string, number>, text: string): RankedService[] => {
  const likely = Array.from(probabilities)
    .flatMap(([id, probability], column) => (isServiceId(id) ? [{ id, probability, column }] : []))
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, MAX_SERVICES);
  const columns = likely.map(({ column }) => column);
  const evidence = findEvidence(model, text, columns);
  return likely.map(({ id, probability }, at) => ({ id, probability, evidence: evidence[at] ?? [] }));
};

/** What a model makes of a text. */
export const understandWith = (model: Model, text: string): Understanding => {
  const read = readable(text);
  const scores = scoreText(model, featuresOf(read));
  const { outcomes, sharpness, thresholds } = model.header;
  const shares = softmax(scores.subarray(0, outcomes.length), sharpness);
  const probabilities = new Map(outcomes.map((outcome, at) => [outcome, shares[at] ?? 0]));
  const kind = kindOf(probabilities);
  const mayBeInDanger = (probabilities.get("crisis") ?? 0) >= thresholds.crisis;
  const topic = kind === "none" ? topicOf(model, scores) : undefined;
  const isMatter = kind === "fit";
  const services = isMatter ? servicesOf(model, probabilities, read) : [];
  const rules = isMatter ? rulesOf(model, scores) : [];
  return {
    kind,
    mayBeInDanger,
    ...(topic && { topic }),
    services,
    rules,
    missing: isMatter ? findMissing({ text: read, probabilities, rules }) : [],
    confidence: (isMatter ? services[0]?.probability : probabilities.get(kind)) ?? 0,
    sureFrom: thresholds.sure,
  };
};

/** What a person's words are about: which services fit, which periods are running, and whether a person is in danger. */
export const understand = async (text: string): Promise<Understanding> => understandWith(await loadModel(), text);
