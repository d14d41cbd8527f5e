import { LANGUAGES } from "@legal/contracts";
import { loadConfig } from "@legal/service-kit";
import { modelConfig } from "./provider/model-config.ts";
import { score, evaluateSituation, type Outcome } from "./evaluation/measure.ts";
import { situations } from "./evaluation/situation.ts";
import { offlineAssistant } from "./offline/offline-assistant.ts";
import { chooseModel } from "./provider/choose-model.ts";
import { createProviderAssistant } from "./provider/provider-assistant.ts";

/** What the offline assistant must reach; a model is measured, not judged. */
const TOP3_FROM = 0.9;
const RECALL_FROM = 0.9;
/** Of questions to a model at once. */
const WINDOW = 4;

const config = loadConfig(modelConfig);
const model = await chooseModel(config);
const assistant = model ? createProviderAssistant(model, config.AI_MAX_ANSWER_TOKENS) : offlineAssistant;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (part: number): string => `${(part * 100).toFixed(1)} %`.padStart(8);

const failed: string[] = [];
const tryAll = async (): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const left = situations.values();
  const worker = async (): Promise<void> => {
    for (const situation of left) {
      try {
        outcomes.push(await evaluateSituation(assistant, situation));
      } catch (error) {
        failed.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: WINDOW }, worker));
  return outcomes;
};

const line = (name: string, outcomes: readonly Outcome[]): void => {
  const { situations: count, top1, top3, deadlineRecall, falseAlarms, unverifiedRate, forbiddenRate } = score(outcomes);
  const rates = [top1, top3, deadlineRecall, falseAlarms, unverifiedRate, forbiddenRate].map(percent).join("  ");
  say(`${name.padEnd(14)}${String(count).padStart(5)}  ${rates}`);
};

const outcomes = await tryAll();
const heldOut = outcomes.filter(({ situation }) => situation.heldOut);
say(`assistant: ${assistant.mode}${model ? ` (${config.AI_MODEL})` : ""}`);
say(`${"".padEnd(14)}    n     top 1     top 3    recall  f.alarms  unverif.  forbidden`);
line("all", outcomes);
line(
  "tuned on",
  outcomes.filter(({ situation }) => !situation.heldOut),
);
line("held out", heldOut);
for (const language of LANGUAGES)
  line(
    `  ${language}`,
    outcomes.filter(({ situation }) => situation.language === language),
  );
for (const reason of new Set(failed)) say(`failed ${failed.filter((one) => one === reason).length} times: ${reason}`);

const { top3, deadlineRecall, forbiddenRate } = score(heldOut);
const isGood = top3 >= TOP3_FROM && deadlineRecall >= RECALL_FROM && forbiddenRate === 0 && failed.length === 0;
process.exitCode = assistant.mode === "provider" || isGood ? 0 : 1;
