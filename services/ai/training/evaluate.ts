import { loadConfig } from "@legal/service-kit";
import { offlineAssistant } from "../src/offline/offline-assistant.ts";
import { chooseModel } from "../src/provider/choose-model.ts";
import { modelConfig } from "../src/provider/model-config.ts";
import { createProviderAssistant } from "../src/provider/provider-assistant.ts";
import { understand } from "../src/understanding/understand.ts";
import { answerClaims } from "./answer-claims.ts";
import { answerQuestion, type AnsweredQuestion } from "./answer-question.ts";
import type { Outcome } from "./measure.ts";
import { report } from "./report.ts";
import { reportAnswered } from "./report-questions.ts";
import { validationSituations } from "./situation.ts";
import { validationQuestions } from "./validation-questions.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const config = loadConfig(modelConfig);
const model = await chooseModel(config);
const assistant = model ? createProviderAssistant(model, config.AI_MAX_ANSWER_TOKENS) : offlineAssistant;

const situations = validationSituations();
const outcomes: Outcome[] = [];
for (const situation of situations) outcomes.push({ situation, understanding: await understand(situation.text) });
say(report(outcomes));

const answered: AnsweredQuestion[] = [];
for (const question of validationQuestions()) answered.push(await answerQuestion(assistant, question));
say(reportAnswered(answered));

const counts = { unverified: 0, forbidden: 0, failed: 0 };
for (const situation of situations) {
  try {
    const { unverified, forbidden } = await answerClaims(assistant, situation);
    counts.unverified += unverified.length > 0 ? 1 : 0;
    counts.forbidden += forbidden.length > 0 ? 1 : 0;
  } catch (error) {
    counts.failed += 1;
    say(error instanceof Error ? error.message : String(error));
  }
}
say(`answers (${assistant.mode}${model ? `, ${config.AI_MODEL}` : ""}): ${situations.length}`);
say(`  with a claim that nothing supports: ${counts.unverified}`);
say(`  with what no answer may say: ${counts.forbidden}`);
say(`  failed: ${counts.failed}`);
process.exitCode = counts.forbidden + counts.failed > 0 ? 1 : 0;
