import type { CrisisHelp, Language } from "@legal/contracts";
import { crisisHelp } from "@legal/i18n/danger";
import type { Referrals } from "../texts/assistant-texts.ts";
import { textsIn } from "../texts/texts.ts";

const isTopic = (topic: string, { topics }: Referrals): topic is keyof Referrals["topics"] =>
  Object.hasOwn(topics, topic);

/** What those read whom the police hold, or theirs: a lawyer before the numbers, at which no one answers at night. */
export const custodyHelp = (language: Language): CrisisHelp => {
  const { between, referrals } = textsIn(language);
  const { custody, counsel } = referrals;
  return { ...custody, sentence: custody.sentence + between + counsel };
};

const FIRST_LINES = 2;

const linesText = (lines: CrisisHelp["lines"]): string =>
  lines.map(({ number, name }) => `☎ ${number} ${name}`).join("\n");

const helpText = ({ sentence, lines, after }: CrisisHelp): string => [sentence, linesText(lines), after].join("\n\n");

/** The same in one text; shorter where it was said before. */
export const crisisAnswer = (language: Language, saidBefore: string): string => {
  const help = crisisHelp(language);
  return saidBefore.includes(help.sentence)
    ? [textsIn(language).referrals.still, linesText(help.lines.slice(0, FIRST_LINES))].join("\n\n")
    : helpText(help);
};

/** The same in one text; shorter where it was said before. */
export const custodyAnswer = (language: Language, saidBefore: string): string => {
  const { custody, counsel } = textsIn(language).referrals;
  return saidBefore.includes(custody.sentence)
    ? [counsel, linesText(custody.lines.slice(0, FIRST_LINES))].join("\n\n")
    : helpText(custodyHelp(language));
};

/** Who helps with a matter that the office does not offer. */
export const referralFor = (topic: string, language: Language): string => {
  const { referrals } = textsIn(language);
  return `${referrals.notOffered}\n${referrals.topics[isTopic(topic, referrals) ? topic : "other"]}`;
};
