import { readFile } from "node:fs/promises";
import type { Language } from "@legal/contracts";
import type { Knowledge } from "../knowledge/load-knowledge.ts";
import type { Passage } from "../knowledge/passage.ts";
import { inAnyLanguage } from "../reading/in-any-language.ts";
import { featuresOf } from "../understanding/features.ts";
import { scoreText, type ColumnHeader, type Model } from "../understanding/model.ts";
import { decodeModel } from "../understanding/model-file.ts";
import { logistic } from "../understanding/probabilities.ts";
import { columnOf, NOTHING, passageVariables } from "./passage-columns.ts";
import { searchKnowledge } from "./search-knowledge.ts";
import { languagesOf } from "./text-forms.ts";

/** The head of the weights that passages are ranked by. */
export interface PassageHeader extends ColumnHeader {
  columns: readonly string[];
  /** By variable (`passageVariables`). */
  weights: readonly number[];
  /** From this probability on a passage is given as an answer, by the reader's language. */
  answersFrom: Readonly<Record<Language, number>>;
  /** The same for one that begins with a yes or no: under another question it says the opposite of what is true. */
  saysYesFrom: number;
}

/** A yes or no at the beginning, or what stands for one. */
const YES_OR_NO = inAnyLanguage({
  ko: /^(?:네|예|아니요|아닙니다|됩니다|안 됩니다|가능합니다|괜찮습니다|할 수 (?:있|없)습니다|(?:대부분 )?그렇습니다|그렇지 않습니다)(?!\p{L})/iu,
  en: /^(?:yes|no|not|usually (?:yes|not)|mostly (?:yes|not)|it is (?:not )?possible|you can|you may|you must)(?!\p{L})/iu,
  ja: /^(?:はい|いいえ|できます|できません|可能です|かまいません|(?:ほとんどの場合)?そうです)(?!\p{L})/iu,
  // Chinese joins what follows: 可以查封。 is a yes, 可以收款并撤回申请。 is what can be done.
  zh: /^(?:(?:是的?|能|会|要|(?:大多)?需要)(?!\p{L})|(?:可以|不(?:用|必|够|是|能|会|行|可以|需要)|无需)\p{Script=Han}{0,3}(?!\p{L}))/iu,
});

export const saysYesOrNo = ({ text }: Passage): boolean => YES_OR_NO.test(text);

/** The probability from which on a passage is given as an answer to a reader of that language. */
export const answersFrom = (
  thresholds: Pick<PassageHeader, "answersFrom" | "saysYesFrom">,
  passage: Passage,
  language: Language,
): number => {
  const least = thresholds.answersFrom[language];
  return saysYesOrNo(passage) ? Math.max(thresholds.saysYesFrom, least) : least;
};

export interface LikelyPassage {
  passage: Passage;
  /** That it answers the question. */
  probability: number;
}

export interface RankedPassage extends LikelyPassage {
  isAnswer: boolean;
}

/** A long message asks at its end. */
const READ_TAIL = 300;
/** A passage that the weights have no column for. */
const UNKNOWN = -1.1;

let loading: Promise<Model<PassageHeader>> | undefined;
const loadModel = (): Promise<Model<PassageHeader>> =>
  (loading ??= readFile(new URL("passage-model.bin", import.meta.url)).then(decodeModel<PassageHeader>));

const lexicalScores = async (question: string): Promise<Map<string, number>> => {
  const found = (await Promise.all(languagesOf(question).map((one) => searchKnowledge(question, one)))).flat();
  return new Map(found.toSorted((a, b) => a.score - b.score).map(({ passage, score }) => [passage.id, score]));
};

/** Those that could answer on a service's page, in the order of the knowledge. */
export const candidatesIn = ({ passages }: Knowledge, service: string | undefined): readonly Passage[] =>
  service === undefined
    ? passages
    : passages.filter(({ services }) => services.length === 0 || services.some((id) => id === service));

/** A passage that may answer, with what its probability is computed from. */
export interface WeighedPassage {
  passage: Passage;
  variables: readonly number[];
}

/** By a model's scores and the words shared with the question. */
export const weighPassages = async (
  model: Model<ColumnHeader & { columns: readonly string[] }>,
  question: string,
  passages: readonly Passage[],
): Promise<WeighedPassage[]> => {
  const asked = question.slice(-READ_TAIL);
  const learned = scoreText(model, featuresOf(asked));
  const columns = new Map(model.header.columns.map((column, at) => [column, learned[at] ?? UNKNOWN]));
  const lexical = await lexicalScores(asked);
  const candidates = passages.map((passage) => ({
    passage,
    id: passage.id,
    learned: columns.get(columnOf(passage.id)) ?? UNKNOWN,
    lexical: lexical.get(passage.id) ?? 0,
  }));
  return passageVariables(candidates, columns.get(NOTHING) ?? UNKNOWN).map(({ candidate, variables }) => ({
    passage: candidate.passage,
    variables,
  }));
};

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** The likeliest answer first. */
export const rankByWeights = (weights: readonly number[], weighed: readonly WeighedPassage[]): LikelyPassage[] =>
  weighed
    .map(({ passage, variables }) => ({ passage, probability: logistic(product(weights, variables)) }))
    .toSorted((a, b) => b.probability - a.probability);

/** The head of a ranking up to the first that is not given: none that is less likely is given either. */
export const givenOf = <T>(ranked: readonly T[], isGiven: (one: T) => boolean): readonly T[] => {
  const end = ranked.findIndex((one) => !isGiven(one));
  return end < 0 ? ranked : ranked.slice(0, end);
};

/** What of the knowledge, in the reader's language, may answer a question in any language; the likeliest first. */
export const rankPassages = async (
  question: string,
  knowledge: Knowledge,
  service?: string,
): Promise<RankedPassage[]> => {
  const model = await loadModel();
  const weighed = await weighPassages(model, question, candidatesIn(knowledge, service));
  const ranked = rankByWeights(model.header.weights, weighed);
  const isSure = ({ passage, probability }: LikelyPassage): boolean =>
    probability >= answersFrom(model.header, passage, knowledge.language);
  const answers = givenOf(ranked, isSure).length;
  return ranked.map((one, place) => ({ ...one, isAnswer: place < answers }));
};
