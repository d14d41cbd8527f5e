import { isServiceId, serviceName } from "@legal/catalog";
import type { DeadlineAlert } from "@legal/contracts";
import type { Consultation } from "../assistant/assistant.ts";
import { answeredIn, recentlySaid, saidIn } from "../assistant/recently-said.ts";
import { isHeaded, type Passage } from "../knowledge/passage.ts";
import type { OfflineTexts } from "../texts/assistant-texts.ts";
import { textsIn } from "../texts/texts.ts";
import { isUnsure } from "../understanding/understand.ts";
import { AFTER_A_PAPER, UNKNOWN_PAPER } from "../understanding/after-a-paper.ts";
import { unclearFacts } from "./unclear-facts.ts";
import { asksOrRequests, asksSomething } from "./asks-something.ts";
import { foreignTo } from "./foreign-facts.ts";
import { missingFacts } from "./missing-facts.ts";
import { notStatedIn, stateComputed } from "../computing/state-computed.ts";
import { withdrawnDays } from "./withdrawn-days.ts";
import { firstHelpText, referralFor } from "./referrals.ts";

/** Who does not know which paper came gets no period at all: a wrong one could make them miss the right one. */
const UNKNOWN_PAPER_PASSAGE = `rule:${UNKNOWN_PAPER}`;
const MAX_PASSAGES = 2;
const MAX_SUGGESTED = 3;
const WORTH_SUGGESTING = 0.15;
/** Another service is named only when it fits clearly better. */
const BETTER_BY_FACTOR = 2;

const warn = (alerts: readonly DeadlineAlert[], words: OfflineTexts): string[] => {
  if (alerts.length === 0) return [];
  const lines = alerts.map(({ title, text, statutes }) => `• ${title}: ${text} (${statutes.join(", ")})`);
  return [[words.deadlineHead, ...lines, words.toStaff].join("\n")];
};

/** Dates and fees of what the person wrote; a result that was given before is not repeated. */
const sayComputed = ({ grounding, language }: Consultation, saidBefore: string): string[] =>
  stateComputed(notStatedIn(saidBefore, grounding.computed), language);

const isOfAPaper = (id: string): boolean => id.startsWith("rule:") && AFTER_A_PAPER.has(id.slice("rule:".length));

const isHead = (part: string, { heads }: OfflineTexts): part is keyof OfflineTexts["heads"] =>
  Object.hasOwn(heads, part);

/** A passage with what it is about. */
const present = (passage: Passage, words: OfflineTexts): string => {
  const { id, title, text } = passage;
  if (!id.startsWith("service:")) return `${title}: ${text}`;
  const part = id.slice(id.indexOf("/") + 1);
  return `${isHead(part, words) ? words.heads[part] : title}\n${text}`;
};

const likelyAnswers = ({ grounding }: Consultation): Passage[] =>
  grounding.ranked.filter(({ isAnswer }) => isAnswer).map(({ passage }) => passage);

/** What is true on a service's page of what the page is about. */
const isOfAPage = (id: string): boolean => /^service:.+\/(?:question|risk)-\d+$/u.test(id);

const isSayable = ({ grounding, serviceType }: Consultation, warned: ReadonlySet<string>) => {
  const papers = grounding.alerts.filter(({ rule }) => AFTER_A_PAPER.has(rule));
  const isPageOfAnother = papers.length > 0 && !papers.some(({ serviceTypes }) => serviceTypes.includes(serviceType));
  // The period of another paper would mislead, as would what a page says of its own.
  return ({ id }: Passage): boolean =>
    !warned.has(id) && !(papers.length > 0 && isOfAPaper(id)) && !(isPageOfAnother && isOfAPage(id));
};

/** What answers the question; of that, what was not said before, if there is any. */
const answersTo = (consultation: Consultation, warned: ReadonlySet<string>, saidBefore: string): Passage[] => {
  const answers = likelyAnswers(consultation).filter(isSayable(consultation, warned));
  const [first] = answers;
  if (first?.id === UNKNOWN_PAPER_PASSAGE) return [first];
  const fresh = answers.filter(({ id, text }) => id !== UNKNOWN_PAPER_PASSAGE && !saidBefore.includes(text));
  return (fresh.length > 0 ? fresh : answers).slice(0, MAX_PASSAGES);
};

/** What the person may have meant, by its heading alone. */
const suggest = ({ grounding }: Consultation, words: OfflineTexts): string[] => {
  if (grounding.alerts.length > 0 || (grounding.topic && !isUnsure(grounding.understanding))) return [];
  const titles = grounding.ranked
    .filter(({ passage, probability }) => isHeaded(passage) && probability >= WORTH_SUGGESTING)
    .slice(0, MAX_SUGGESTED)
    .map(({ passage }) => `- ${passage.title}`);
  return titles.length > 0 ? [[words.didYouMean, ...titles].join("\n")] : [];
};

const answerOrSuggest = (
  consultation: Consultation,
  words: OfflineTexts,
  warned: ReadonlySet<string>,
  saidBefore: string,
): string[] => {
  if (warned.has(UNKNOWN_PAPER_PASSAGE)) return [];
  const { turns, grounding, serviceType } = consultation;
  const asks = asksOrRequests(turns.at(-1)?.content ?? "");
  // It replies, corrects, or goes on.
  if (!asks && turns.length > 1) return [];
  const answers = answersTo(consultation, warned, saidBefore);
  if (answers.length > 0) return [[words.asked, ...answers.map((one) => present(one, words))].join("\n\n")];
  // The period that was just named is the answer.
  if (likelyAnswers(consultation).some(({ id }) => warned.has(id))) return [];
  if (!asks) {
    const overview = grounding.passages.find(({ id }) => id === `service:${serviceType}/overview`);
    if (overview) return [overview.text];
  }
  return [words.nothingFound, ...suggest(consultation, words)];
};

/** To a person in danger: what the knowledge says of their words, and nothing that sells or asks. */
const knownOf = (consultation: Consultation, warned: ReadonlySet<string>, saidBefore: string): string[] =>
  answersTo(consultation, warned, saidBefore).map(({ title, text }) => `${title}: ${text}`);

const pointElsewhere = ({ grounding, serviceType, language }: Consultation, words: OfflineTexts): string[] => {
  const [best] = grounding.services;
  const own = grounding.services.find(({ id }) => id === serviceType);
  if (!best || best.id === serviceType || !isServiceId(serviceType)) return [];
  return best.probability > (own?.probability ?? 0) * BETTER_BY_FACTOR
    ? [words.otherService(serviceName(best.id, language))]
    : [];
};

/** Asked for alone, so that a bare day in the reply can be no other. */
const ALONE = ["openedOn", "receivedOn"] as const;

const askBack = (consultation: Consultation, words: OfflineTexts, saidBefore: string): string[] => {
  const { turns, grounding } = consultation;
  const isWithdrawn = withdrawnDays(consultation).length > 0;
  // A last day was computed from it and given.
  const isDated = grounding.alerts.some(({ due }) => due !== undefined);
  const missing = missingFacts(
    recentlySaid(saidIn(turns)),
    grounding.alerts.some(({ rule }) => AFTER_A_PAPER.has(rule)),
    unclearFacts(grounding, saidIn(turns)),
    foreignTo(consultation),
  )
    .filter((fact) => !saidBefore.includes(words.facts[fact]) || (isWithdrawn && fact === "receivedOn"))
    .filter((fact) => !(isDated && fact === "receivedOn"));
  const alone = ALONE.find((fact) => missing.includes(fact));
  const asked = alone === undefined ? missing : [alone];
  return asked.length === 0
    ? [words.notAdvice]
    : [[words.missing, ...asked.map((fact) => `- ${words.facts[fact]}`)].join("\n")];
};

/** Who helps with what the office does not offer, and which service fits better: not beside an answer, nor on a guess. */
const refer = (consultation: Consultation, words: OfflineTexts): { elsewhere: string[]; otherService: string[] } => {
  const { grounding, language } = consultation;
  if (likelyAnswers(consultation).length > 0 || isUnsure(grounding.understanding))
    return { elsewhere: [], otherService: [] };
  const elsewhere = grounding.topic ? [referralFor(grounding.topic, language)] : [];
  return { elsewhere, otherService: pointElsewhere(consultation, words) };
};

/** The person asks, and neither a period nor a computation answers. */
const onlyAsks = ({ turns, grounding }: Consultation): boolean =>
  asksSomething(turns.at(-1)?.content ?? "") && grounding.alerts.length === 0 && grounding.computed.length === 0;

/**
 * Whether an answer ends with what it does not know, in whatever words, or the office does not do: staff are one press away
 * then.
 */
export const handsOver = (answer: string, consultation: Consultation): boolean => {
  const { grounding, language } = consultation;
  return (
    (onlyAsks(consultation) && likelyAnswers(consultation).length === 0) ||
    answer.includes(textsIn(language).offline.nothingFound) ||
    (grounding.topic !== undefined && answer.includes(referralFor(grounding.topic, language)))
  );
};

/** Who has asked one thing and got its answer is asked nothing more, unless a period runs. */
const isAnswered = (consultation: Consultation): boolean =>
  onlyAsks(consultation) && likelyAnswers(consultation).length > 0;

/** An answer put together from the knowledge alone, paragraph by paragraph. */
export const offlineAnswer = (consultation: Consultation): string[] => {
  const { grounding, turns, language } = consultation;
  const words = textsIn(language).offline;
  const saidBefore = answeredIn(turns);
  const alerts = grounding.alerts.filter(({ text }) => !saidBefore.includes(text));
  const warned = new Set(alerts.map(({ rule }) => `rule:${rule}`));
  if (grounding.mayBeInDanger)
    return [
      firstHelpText(grounding.neededHelp, language, saidBefore),
      ...withdrawnDays(consultation),
      ...warn(alerts, words),
      ...knownOf(consultation, warned, saidBefore),
    ];
  const { elsewhere, otherService } = refer(consultation, words);
  return [
    ...(saidBefore.includes(words.disclosure) ? [] : [words.disclosure]),
    ...withdrawnDays(consultation),
    ...sayComputed(consultation, saidBefore),
    ...warn(alerts, words),
    ...elsewhere,
    ...answerOrSuggest(consultation, words, warned, saidBefore),
    ...otherService,
    ...(isAnswered(consultation) ? [words.notAdvice] : askBack(consultation, words, saidBefore)),
  ];
};
