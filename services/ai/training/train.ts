import { writeFile } from "node:fs/promises";
import { encodeModel } from "../src/understanding/model-file.ts";
import type { Model, ColumnHeader } from "../src/understanding/model.ts";
import { columnsOf } from "./columns.ts";
import { crossValidate } from "./cross-validate.ts";
import { writeEvaluation } from "./evaluation-document.ts";
import { trainingQuestions } from "./questions.ts";
import { report } from "./report.ts";
import { reportUnseen } from "./report-questions.ts";
import { trainingSituations } from "./situation.ts";
import { withThreads } from "./train-in-threads.ts";
import { trainPassageModel } from "./train-passage-model.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `--draft`: only the weights. Who tries one thing after another looks at the other authors, not at what only measures. */
const isDraft = process.argv.includes("--draft");
/** `--questions`: only the weights that passages are ranked by. */
const isQuestionsOnly = process.argv.includes("--questions");

const write = async (path: string, model: Model<ColumnHeader>): Promise<string> => {
  const file = encodeModel(model);
  await writeFile(new URL(path, import.meta.url), file);
  const kilobytes = Math.ceil(file.length / 1024);
  return `The weights: ${model.hashes.length} features, ${model.weights.length} numbers, ${kilobytes} KiB.`;
};

const trainSituations = async (): Promise<string> => {
  const situations = trainingSituations();
  const authors = new Set(situations.map(({ author }) => author)).size;
  say(
    `${situations.length} situations of ${authors} authors: training on some, asking about the others; training on all …`,
  );
  const [{ calibration, outcomes }, trained] = await withThreads((train) =>
    Promise.all([crossValidate(situations, train), train(situations, columnsOf(situations))]),
  );
  const model = { ...trained, header: { ...trained.header, ...calibration } };
  const size = await write("../src/understanding/model.bin", model);
  return [
    `${situations.length} training situations of ${authors} authors, in five groups of authors; each group is asked of a model that was trained on the other groups alone, with thresholds that were chosen on them.`,
    report(outcomes),
    size,
  ].join("\n\n");
};

const trainQuestions = async (): Promise<string> => {
  const questions = trainingQuestions();
  const lots = new Set(questions.map(({ lot }) => lot)).size;
  say(`${questions.length} questions of ${lots} lots: training on some, asking about the others …`);
  const { model, unseen } = await trainPassageModel(questions);
  const size = await write("../src/retrieval/passage-model.bin", model);
  const shown = Object.entries(model.header.answersFrom)
    .map(([language, from]) => `${language} ${from}`)
    .join(", ");
  return [
    `${questions.length} training questions in ${lots} lots, in five groups; each group is asked of a model that was trained on the others. A passage is shown from a probability on at which eight of ten questions that nothing answers get none (${shown}); one that begins with yes or no from ${model.header.saysYesFrom} on. At most two are shown.`,
    reportUnseen(unseen, model.header),
    size,
  ].join("\n\n");
};

const parts = { situations: isQuestionsOnly ? undefined : await trainSituations(), questions: await trainQuestions() };
say(isDraft ? Object.values(parts).filter(Boolean).join("\n\n") : await writeEvaluation(parts));
