import { readFile } from "node:fs/promises";
import { isServiceId, PERIOD_RULES, type PeriodRuleId, type ServiceId } from "@legal/catalog";
import { saysDangerPlainly } from "@legal/i18n/danger";
import { AFTER_A_PAPER, UNKNOWN_PAPER } from "./after-a-paper.ts";
import { findEvidence } from "./evidence.ts";
import { featuresOf } from "./features.ts";
import { findMissing, type Missing } from "./find-missing.ts";
import { scoreText, type Model, type ModelHeader } from "./model.ts";
import { decodeModel } from "./model-file.ts";
import { softmax } from "./probabilities.ts";
import { ruleProbabilities } from "./rule-probabilities.ts";

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
  /** The same, more likely than not: of short questions to train on, none of them of danger, 6 in 100 only may be. */
  isLikelyInDanger: boolean;
  /** Of what the office does not offer, where one is plain. */
  topic?: string;
  /** The likeliest first, at least three, whatever the kind. */
  services: readonly RankedService[];
  /** Periods that threaten in this situation, the likeliest first. */
  rules: readonly PeriodRuleId[];
  /** What a matter for the office lacks, the most important first. */
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
/** So many services are named however unlikely they are; further ones from this probability on. */
const MIN_SERVICES = 3;
const MIN_PROBABILITY = 0.01;
const MAX_SERVICES = 5;
/** 0.2 % of the situations to train on that are no crisis have such a sentence. */
const SENTENCE_OF_DANGER = 0.95;
const LIKELY_DANGER = 0.5;
/** Of a text so many sentences of at most that length are read alone, the newest: danger is said shortly. */
const SENTENCES_READ = 8;
const SENTENCE_MAX = 100;
/** Shorter ones say nothing. */
const SENTENCE_MIN = 4;

let loading: Promise<Model> | undefined;
const loadModel = (): Promise<Model> =>
  (loading ??= readFile(new URL("model.bin", import.meta.url)).then(decodeModel<ModelHeader>));

/** Marks of a page that was pasted whole; words between angle brackets are none. */
const TAGS = /<(?:!|\/?[a-z][\w-]*(?=[\s/>]))[^<>]{0,300}>/giu;

const readable = (text: string): string => {
  const plain = text.replaceAll(TAGS, " ");
  return plain.length <= READ_HEAD + READ_TAIL ? plain : `${plain.slice(0, READ_HEAD)} ${plain.slice(-READ_TAIL)}`;
};

export const isRule = (rule: string): rule is PeriodRuleId => Object.hasOwn(PERIOD_RULES, rule);

const rulesOf = ({ header }: Model, scores: Float32Array, shares: Float32Array): PeriodRuleId[] => {
  const probabilities = ruleProbabilities(header, scores, shares);
  const likely = header.rules
    .map((id, at) => ({ id, probability: probabilities[at] ?? 0 }))
    .filter(({ probability }) => probability >= header.thresholds.rule)
    .toSorted((a, b) => b.probability - a.probability)
    .flatMap(({ id }) => (isRule(id) ? [id] : []));
  const unknown = likely.indexOf(UNKNOWN_PAPER);
  const named = likely.findIndex((rule) => AFTER_A_PAPER.has(rule));
  const isNamed = named >= 0 && named < unknown;
  if (unknown < 0 || isNamed) return likely.filter((rule) => rule !== UNKNOWN_PAPER);
  return likely.filter((rule) => !AFTER_A_PAPER.has(rule));
};

/**
 * Where less speaks for a topic than against it, none is named: of questions about the office's own matters that are
 * surely taken for none, 3 in 100 have a topic above this border.
 */
const TOPIC_BORDER = 0;

const topicOf = ({ header }: Model, scores: Float32Array): string | undefined => {
  const { outcomes, rules, topics } = header;
  const own = scores.subarray(outcomes.length + rules.length);
  const best = own.reduce((max, score) => Math.max(max, score), -Infinity);
  return best > TOPIC_BORDER ? topics[own.indexOf(best)] : undefined;
};

const OTHER_KINDS = ["crisis", "none", "chat"] as const;

const kindOf = (probabilities: ReadonlyMap<string, number>): Understanding["kind"] => {
  const largest = Math.max(...probabilities.values());
  return OTHER_KINDS.find((kind) => probabilities.get(kind) === largest) ?? "fit";
};

const servicesOf = (model: Model, probabilities: ReadonlyMap<string, number>, text: string): RankedService[] => {
  const likely = Array.from(probabilities)
    .flatMap(([id, probability], column) => (isServiceId(id) ? [{ id, probability, column }] : []))
    .toSorted((a, b) => b.probability - a.probability)
    .filter(({ probability }, place) => place < MIN_SERVICES || probability >= MIN_PROBABILITY)
    .slice(0, MAX_SERVICES);
  const columns = likely.map(({ column }) => column);
  const evidence = findEvidence(model, text, columns);
  return likely.map(({ id, probability }, at) => ({ id, probability, evidence: evidence[at] ?? [] }));
};

/** Ends of sentences in the four languages, and of lines. */
const SENTENCES = /(?<=[.!?。！？…\n])\s*/u;

const crisisShare = ({ header }: Model, scores: Float32Array): number =>
  softmax(scores.subarray(0, header.outcomes.length), header.sharpness)[header.outcomes.indexOf("crisis")] ?? 0;

/** One sentence of danger counts however much of a matter surrounds it; alone it must be surer than a whole text. */
const saysDanger = (model: Model, text: string): boolean =>
  text
    .split(SENTENCES)
    .filter(({ length }) => length >= SENTENCE_MIN && length <= SENTENCE_MAX && length < text.length)
    .slice(-SENTENCES_READ)
    .some((sentence) => crisisShare(model, scoreText(model, featuresOf(sentence))) >= SENTENCE_OF_DANGER);

/** What a model makes of a text. */
export const understandWith = (model: Model, text: string): Understanding => {
  const read = readable(text);
  const scores = scoreText(model, featuresOf(read));
  const { outcomes, sharpness, thresholds } = model.header;
  const shares = softmax(scores.subarray(0, outcomes.length), sharpness);
  const probabilities = new Map(outcomes.map((outcome, at) => [outcome, shares[at] ?? 0]));
  const kind = kindOf(probabilities);
  const danger = probabilities.get("crisis") ?? 0;
  // Plain words count wherever they stand, also where the model does not read.
  const isSaid = saysDangerPlainly(text) || saysDanger(model, read);
  const topic = kind === "none" ? topicOf(model, scores) : undefined;
  const services = servicesOf(model, probabilities, read);
  const rules = rulesOf(model, scores, shares);
  return {
    kind,
    mayBeInDanger: isSaid || danger >= thresholds.crisis,
    isLikelyInDanger: isSaid || danger >= LIKELY_DANGER,
    ...(topic && { topic }),
    services,
    rules,
    missing: kind === "fit" ? findMissing({ text: read, probabilities, rules }) : [],
    confidence: (kind === "fit" ? services[0]?.probability : probabilities.get(kind)) ?? 0,
    sureFrom: thresholds.sure,
  };
};

/** What a person's words are about: which services fit, which periods are running, and whether a person is in danger. */
export const understand = async (text: string): Promise<Understanding> => understandWith(await loadModel(), text);
