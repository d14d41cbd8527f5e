import type { CrisisHelp, Language } from "@legal/contracts";
import { crisisHelp } from "@legal/i18n/danger";
import type { Referrals } from "../texts/assistant-texts.ts";
import { textsIn } from "../texts/texts.ts";
import type { NeededHelp } from "../understanding/needed-help.ts";

const isTopic = (topic: string, { topics }: Referrals): topic is keyof Referrals["topics"] =>
  Object.hasOwn(topics, topic);

/** Of whom to call about an arrest, those who are not among the numbers for a life in danger. */
const linesOfLawyers = (language: Language): CrisisHelp["lines"] => {
  const numbers = crisisHelp(language).lines.map(({ number }) => number);
  return textsIn(language).referrals.custody.lines.filter(({ number }) => !numbers.includes(number));
};

/** What those read whom the police hold, or theirs: a lawyer before the numbers, of which few are answered at night. */
const custodyHelp = (language: Language): CrisisHelp => {
  const { between, referrals } = textsIn(language);
  const { custody, counsel } = referrals;
  return { ...custody, sentence: custody.sentence + between + counsel };
};

/** The numbers for a life in danger first; of an arrest all that those read whose life is in none. */
const helpForBoth = (language: Language): CrisisHelp => {
  const { between, referrals } = textsIn(language);
  const { sentence, lines, after } = crisisHelp(language);
  return {
    sentence,
    lines: [...lines, ...linesOfLawyers(language)],
    after: [after, referrals.counsel, referrals.custody.after].join(between),
  };
};

const HELP: Readonly<Record<NeededHelp, (language: Language) => CrisisHelp>> = {
  life: crisisHelp,
  lawyer: custodyHelp,
  both: helpForBoth,
};

/** What a person in danger reads before anything else. */
export const firstHelp = (needed: NeededHelp, language: Language): CrisisHelp => HELP[needed](language);

const FIRST_LINES = 2;

const linesText = (lines: CrisisHelp["lines"]): string =>
  lines.map(({ number, name }) => `☎ ${number} ${name}`).join("\n");

const helpText = ({ sentence, lines, after }: CrisisHelp): string => [sentence, linesText(lines), after].join("\n\n");

/** What is said again: of the numbers at least one that is answered at night. */
const shortHelp = (needed: NeededHelp, language: Language, saidBefore: string): string => {
  const { still, counsel, custody } = textsIn(language).referrals;
  if (needed === "lawyer") return [counsel, linesText(custody.lines)].join("\n\n");
  const first = [still, linesText(crisisHelp(language).lines.slice(0, FIRST_LINES))];
  if (needed === "life") return first.join("\n\n");
  const after = saidBefore.includes(custody.after) ? [] : [custody.after];
  return [...first, counsel, linesText(linesOfLawyers(language)), ...after].join("\n\n");
};

/** First help in one text; shorter where it was said before. */
export const firstHelpText = (needed: NeededHelp, language: Language, saidBefore: string): string => {
  const { custody } = textsIn(language).referrals;
  const { sentence } = needed === "lawyer" ? custody : crisisHelp(language);
  return saidBefore.includes(sentence)
    ? shortHelp(needed, language, saidBefore)
    : helpText(firstHelp(needed, language));
};

/** Who helps with a matter that the office does not offer. */
export const referralFor = (topic: string, language: Language): string => {
  const { referrals } = textsIn(language);
  return `${referrals.notOffered}\n${referrals.topics[isTopic(topic, referrals) ? topic : "other"]}`;
};
