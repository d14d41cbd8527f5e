import { inEachLanguage, LANGUAGES, type Language } from "@legal/contracts";
import { knowledgeIn } from "../src/knowledge/load-knowledge.ts";
import { isHeaded } from "../src/knowledge/passage.ts";
import { columnOf, NOTHING } from "../src/retrieval/passage-columns.ts";
import {
  candidatesIn,
  givenOf,
  rankByWeights,
  saysYesOrNo,
  weighPassages,
  type LikelyPassage,
  type PassageHeader,
  type WeighedPassage,
} from "../src/retrieval/rank-passages.ts";
import { featuresOf } from "../src/understanding/features.ts";
import type { ColumnHeader, Model } from "../src/understanding/model.ts";
import { fitLinear, type Target } from "./fit-linear.ts";
import { fitLogistic } from "./fit-logistic.ts";
import { fitModel, type Fit } from "./fit-model.ts";
import { fitShared } from "./fit-shared.ts";
import type { TrainingQuestion } from "./questions.ts";

/** Chosen by cross-validation over lots. */
const COST = 1;
const SEED = 1;
/** Of a score so much comes from the passage's own classifier and so much from the regression with shared numbers. */
const OWN = 0.85;
const SHARED = 0.1;
const LIMITS = { features: 40_000, weights: 500_000 };
const GROUPS = 5;
const STIFFNESS = 3;
const DIGITS = 1e4;
/** So many passages may be shown to one question. */
const SHOWN = 2;

/** A question of the knowledge's own, or one by an author. */
type Example = Pick<TrainingQuestion, "question" | "service" | "passages">;

/** What a passage is headed with is a question, or nearly one, that it answers. */
const headings = async (): Promise<Example[]> => {
  const all = await Promise.all(LANGUAGES.map(knowledgeIn));
  return all.flatMap(({ passages }) =>
    passages
      .filter(isHeaded)
      .map(({ id, title, services }) => ({ question: title, service: services[0] ?? "", passages: [id] })),
  );
};

export interface AskedQuestion {
  question: TrainingQuestion;
  ranked: readonly LikelyPassage[];
}

type ScoringModel = Model<ColumnHeader & { columns: readonly string[] }>;

const trainScores = async (questions: readonly TrainingQuestion[]): Promise<ScoringModel> => {
  const examples: Example[] = [...questions, ...(await headings())];
  const knowledge = await knowledgeIn("ko");
  const columns = [...new Set(knowledge.passages.map(({ id }) => columnOf(id))), NOTHING].toSorted();
  const targets = examples.map(({ service, passages: right }) => {
    const possible = new Set(candidatesIn(knowledge, service).map(({ id }) => columnOf(id)));
    const answers = new Set(right.length > 0 ? right.map(columnOf) : [NOTHING]);
    return Int8Array.from(columns, (column): Target => {
      if (answers.has(column)) return 1;
      // On another service's page the same words may be answered.
      return possible.has(column) || column === NOTHING ? -1 : 0;
    });
  });
  const choose: Fit = (vectors, features, passes) =>
    fitLinear(vectors, targets, { features, columns: columns.length, cost: COST, passes, seed: SEED });
  const fit: Fit = (vectors, features, passes) => {
    const shared = fitShared(vectors, targets, { features, exclusive: columns.length, passes });
    return choose(vectors, features, passes).map((weight, at) => OWN * weight + SHARED * (shared[at] as number));
  };
  const documents = examples.map(({ question }) => featuresOf(question));
  const model = fitModel({ documents, width: columns.length, choose, fit, limits: LIMITS });
  return { ...model, header: { ...model.header, columns } };
};

interface Scored {
  question: TrainingQuestion;
  weighed: readonly WeighedPassage[];
}

const scoreQuestion =
  (model: ScoringModel) =>
  async (question: TrainingQuestion): Promise<Scored> => {
    const passages = candidatesIn(await knowledgeIn(question.language), question.service);
    return { question, weighed: await weighPassages(model, question.question, passages) };
  };

const fitWeights = (scored: readonly Scored[]): number[] => {
  const points = scored.flatMap(({ question, weighed }) =>
    weighed.map(({ passage, variables }) => [variables, question.passages.includes(passage.id)] as const),
  );
  const size = points[0]?.[0].length ?? 0;
  const options = { prior: Array<number>(size).fill(0), stiffness: Array<number>(size).fill(STIFFNESS) };
  return fitLogistic(points, options).map((weight) => Math.round(weight * DIGITS) / DIGITS);
};

/** Whether what is shown is right: a passage that answers, or nothing where nothing does. */
export const isRight = ({ question, ranked }: AskedQuestion, isShown: (one: LikelyPassage) => boolean): boolean => {
  const shown = givenOf(ranked.slice(0, SHOWN), isShown);
  if (question.passages.length === 0) return shown.length === 0;
  return shown.some(({ passage }) => question.passages.includes(passage.id));
};

const TRIED = Array.from({ length: 100 }, (_, at) => (at + 1) / 100);

/** Of questions that nothing answers, so many get no passage: a wrong one misleads. */
const SILENT_MIN = 0.8;

const fitAnswersFrom = (asked: readonly AskedQuestion[]): number => {
  const unanswerable = asked.filter(({ question }) => question.passages.length === 0);
  const silentFrom = (from: number): number =>
    unanswerable.filter((one) => isRight(one, ({ probability }) => probability >= from)).length;
  return TRIED.find((from) => silentFrom(from) >= SILENT_MIN * unanswerable.length) ?? 1;
};

/** Of yes and no, so many are said to the question that they answer. */
const YES_RIGHT_MIN = 0.95;

const fitSaysYesFrom = (asked: readonly AskedQuestion[]): number => {
  const said = asked.flatMap(({ question, ranked }) =>
    ranked
      .slice(0, SHOWN)
      .filter(({ passage }) => saysYesOrNo(passage))
      .map(({ passage, probability }) => ({ probability, isRight: question.passages.includes(passage.id) })),
  );
  return (
    TRIED.find((from) => {
      const kept = said.filter(({ probability }) => probability >= from);
      return kept.filter((one) => one.isRight).length >= YES_RIGHT_MIN * kept.length;
    }) ?? 1
  );
};

const fitThresholds = (asked: readonly AskedQuestion[]): Pick<PassageHeader, "answersFrom" | "saysYesFrom"> => {
  const inLanguage = (language: Language) => asked.filter(({ question }) => question.language === language);
  return {
    answersFrom: inEachLanguage((language) => fitAnswersFrom(inLanguage(language))),
    saysYesFrom: fitSaysYesFrom(asked),
  };
};

interface Trained {
  model: Model<PassageHeader>;
  /** Each question as a model ranks it that saw no line of its lot. */
  unseen: readonly AskedQuestion[];
}

const withoutLanguage = (lot: string): string => lot.slice(lot.indexOf("-") + 1);

/** Questions in groups by their lots; those that may be translations of each other are in one. */
const groupsOf = (questions: readonly TrainingQuestion[]): TrainingQuestion[][] => {
  const names = [...new Set(questions.map(({ lot }) => withoutLanguage(lot)))].toSorted();
  return Array.from({ length: GROUPS }, (_, group) =>
    questions.filter(({ lot }) => names.indexOf(withoutLanguage(lot)) % GROUPS === group),
  );
};

/** Weights that rank passages; probabilities and threshold are chosen on lots that the weights asked had not seen. */
export const trainPassageModel = async (questions: readonly TrainingQuestion[]): Promise<Trained> => {
  const folds: Scored[][] = [];
  for (const aside of groupsOf(questions)) {
    const model = await trainScores(questions.filter((one) => !aside.includes(one)));
    folds.push(await Promise.all(aside.map(scoreQuestion(model))));
  }
  const unseen = folds.flatMap((fold): AskedQuestion[] => {
    const weights = fitWeights(folds.filter((one) => one !== fold).flat());
    return fold.map(({ question, weighed }) => ({ question, ranked: rankByWeights(weights, weighed) }));
  });
  const weights = fitWeights(folds.flat());
  const model = await trainScores(questions);
  return { model: { ...model, header: { ...model.header, ...fitThresholds(unseen), weights } }, unseen };
};
