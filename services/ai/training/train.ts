import { writeFile } from "node:fs/promises";
import { encodeModel } from "../src/understanding/model-file.ts";
import { understandWith } from "../src/understanding/understand.ts";
import { crossValidate } from "./cross-validate.ts";
import { evaluationDocument } from "./evaluation-document.ts";
import { report } from "./report.ts";
import { trainingSituations, validationSituations } from "./situation.ts";
import { trainModel } from "./train-model.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const inFolder = (path: string): URL => new URL(path, import.meta.url);

/** `--draft`: only the weights. Who tries one thing after another looks at the other authors, not at what only measures. */
const isDraft = process.argv.includes("--draft");

const situations = trainingSituations();
const authors = new Set(situations.map(({ author }) => author)).size;
say(`${situations.length} situations of ${authors} authors: training on some, asking about the others …`);
const { calibration, outcomes } = crossValidate(situations);
say("training on all …");
const trained = trainModel(situations);
const model = { ...trained, header: { ...trained.header, ...calibration } };
const file = encodeModel(model);
await writeFile(inFolder("../src/understanding/model.bin"), file);
const kilobytes = Math.ceil(file.length / 1024);
const size = `The weights: ${trained.hashes.length} features, ${trained.weights.length} numbers, ${kilobytes} KiB.`;

if (isDraft) {
  say(report(outcomes));
  say(size);
} else {
  const validated = validationSituations().map((situation) => ({
    situation,
    understanding: understandWith(model, situation.text),
  }));
  const document = evaluationDocument({ unseen: outcomes, authors, validated, size });
  await writeFile(inFolder("../../../docs/assistant-evaluation.md"), document);
  say(document);
}
