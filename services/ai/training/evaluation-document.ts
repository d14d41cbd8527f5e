import { readFile, writeFile } from "node:fs/promises";
import { offlineAssistant } from "../src/offline/offline-assistant.ts";
import { understand } from "../src/understanding/understand.ts";
import { answerQuestion } from "./answer-question.ts";
import type { Outcome } from "./measure.ts";
import { report } from "./report.ts";
import { reportAnswered } from "./report-questions.ts";
import { validationSituations } from "./situation.ts";
import { validationQuestions } from "./validation-questions.ts";

/** What cross-validation says of each training; one that was left out stays as it stands. */
interface Parts {
  situations: string | undefined;
  questions: string;
}

const FILE = new URL("../../../docs/assistant-evaluation.md", import.meta.url);
const SITUATIONS = "## Situations of authors that training did not see";
const SITUATIONS_ASIDE = "## Situations that only measure";

const between = (text: string, start: string, end: string): string =>
  text.slice(text.indexOf(start) + start.length, text.indexOf(end)).trim();

const askSituations = (): Promise<Outcome[]> =>
  Promise.all(
    validationSituations().map(async (situation) => ({ situation, understanding: await understand(situation.text) })),
  );

/** Writes docs/assistant-evaluation.md with the weights as they are on disk. */
export const writeEvaluation = async ({ situations, questions }: Parts): Promise<string> => {
  const before = await readFile(FILE, "utf8");
  const [asked, answered] = await Promise.all([
    askSituations(),
    Promise.all(validationQuestions().map((question) => answerQuestion(offlineAssistant, question))),
  ]);
  const document = `# How well the assistant understands

Written by \`npm run ai:train\`. Every situation and question was invented, none is a real customer's; real inboxes will differ.

${SITUATIONS}

${situations ?? between(before, SITUATIONS, SITUATIONS_ASIDE)}

${SITUATIONS_ASIDE}

${asked.length} situations by other authors, of which none was read and none is trained on. Of models that were trained in turn one was chosen that keeps the bounds of what is not offered and of alerts on them, and fewer alerts are allowed in training since: these two are no longer unseen.

${report(asked)}
## Questions of lots that training did not see

${questions}

## Questions that only measure

${answered.length} questions by another author, most in the middle of a conversation. No weight or threshold is chosen on them; that "by which day" in other words was once taken for an unread day was found by reading those on deadlines, so these are no longer unseen.

${reportAnswered(answered)}`;
  await writeFile(FILE, document);
  return document;
};
