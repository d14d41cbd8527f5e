import { featuresOf } from "../src/understanding/features.ts";
import { scoreText, type Model } from "../src/understanding/model.ts";
import { understandWith } from "../src/understanding/understand.ts";
import { calibrate, type Calibration, type Prediction } from "./calibrate.ts";
import { columnsOf, createSays } from "./columns.ts";
import type { Outcome } from "./measure.ts";
import type { Situation } from "./situation.ts";
import type { Train } from "./train-in-threads.ts";

const FOLDS = 5;

/** Authors in groups, those of one language in different ones. */
const foldsOf = (situations: readonly Situation[]): string[][] => {
  const authors = [...new Map(situations.map(({ author, language }) => [author, language]))];
  const sorted = authors.toSorted(([a, one], [b, other]) => `${one} ${a}`.localeCompare(`${other} ${b}`));
  return Array.from({ length: FOLDS }, (_, fold) =>
    sorted.filter((_author, at) => at % FOLDS === fold).map(([author]) => author),
  );
};

interface Fold {
  model: Model;
  aside: readonly Situation[];
}

const predict = ({ model, aside }: Fold): Prediction[] =>
  aside.map((situation) => ({ situation, scores: scoreText(model, featuresOf(situation.text)) }));

const understandAll = ({ model, aside }: Fold, calibration: Calibration): Outcome[] => {
  const calibrated = { ...model, header: { ...model.header, ...calibration } };
  return aside.map((situation) => ({ situation, understanding: understandWith(calibrated, situation.text) }));
};

/**
 * Models that each saw no line of some authors: how their scores become probabilities, and what they then say of those
 * authors' lines, with probabilities and thresholds that were chosen on the others.
 */
export const crossValidate = async (
  situations: readonly Situation[],
  train: Train,
): Promise<{ calibration: Calibration; outcomes: Outcome[] }> => {
  const columns = columnsOf(situations);
  const says = createSays(situations);
  const folds = await Promise.all(
    foldsOf(situations).map(async (authors): Promise<Fold> => {
      const isAside = ({ author }: Situation) => authors.includes(author);
      const seen = situations.filter((situation) => !isAside(situation));
      return { model: await train(seen, columns), aside: situations.filter(isAside) };
    }),
  );
  const predictions = folds.map(predict);
  const outcomes = folds.flatMap((fold, number) => {
    const others = predictions.filter((_, other) => other !== number).flat();
    return understandAll(fold, calibrate(others, columns, says));
  });
  return { calibration: calibrate(predictions.flat(), columns, says), outcomes };
};
