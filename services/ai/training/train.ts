import { writeFile } from "node:fs/promises";
import { encodeModel } from "../src/understanding/model-file.ts";
import { understandWith } from "../src/understanding/understand.ts";
import { crossValidate } from "./cross-validate.ts";
import { report } from "./report.ts";
import { trainingSituations, validationSituations } from "./situation.ts";
import { trainModel } from "./train-model.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const inFolder = (path: string): URL => new URL(path, import.meta.url);

const situations = trainingSituations();
const authors = new Set(situations.map(({ author }) => author)).size;
say(`${situations.length} situations of ${authors} authors: training on some, asking about the others …`);
const { calibration, outcomes } = crossValidate(situations);
say("training on all …");
const trained = trainModel(situations);
const model = { ...trained, header: { ...trained.header, ...calibration } };
const file = encodeModel(model);
await writeFile(inFolder("../src/understanding/model.bin"), file);

const validated = validationSituations().map((situation) => ({
  situation,
  understanding: understandWith(model, situation.text),
}));
const document = `# How well the assistant understands

Written by \`npm run ai:train\`. Every situation was invented, none is a real customer's; real inboxes will differ.

## On authors that training did not see

${situations.length} training situations of ${authors} authors, in five groups of authors; each group is asked of a model that was trained on the other groups alone. How sure the model must be before it warns was chosen on these lines too.

${report(outcomes)}
## On situations that only measure

${validated.length} situations by other authors. Nothing is trained or chosen on them.

${report(validated)}
The weights: ${trained.hashes.length} features, ${trained.weights.length} numbers, ${Math.ceil(file.length / 1024)} KiB.
`;
await writeFile(inFolder("../../../docs/assistant-evaluation.md"), document);
say(document);
