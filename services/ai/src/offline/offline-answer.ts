import { isServiceId, serviceName } from "@legal/catalog";
import type { DeadlineAlert } from "@legal/contracts";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { courtNote, type LegalTexts } from "@legal/legal-rules/texts";
import type { Consultation } from "../assistant/assistant.ts";
import { recentlySaid, saidIn } from "../assistant/recently-said.ts";
import type { Passage } from "../knowledge/passage.ts";
import { AFTER_A_PAPER } from "../understanding/after-a-paper.ts";
import { answersAnother } from "./answers-another.ts";
import { unclearFacts } from "./unclear-facts.ts";
import { askedParts, missingFacts, type Part } from "./intents.ts";
import type { Computed } from "../computing/computed.ts";
import { computingPhrases } from "../computing/phrases.ts";
import { phrases, type Phrases } from "./phrases.ts";
import { crisisAnswer, referralFor } from "./referrals.ts";

/** Who does not know which paper came gets no period at all: a wrong one could make them miss the right one. */
const UNKNOWN_PAPER = "rule:unknownCourtPaper";
const MAX_PASSAGES = 2;
/** Another service is named only when it fits clearly better. */
const CLEARLY = 2;

/** What the assistant has said in this conversation before, which it does not repeat. */
const saidBefore = ({ turns }: Consultation): string =>
  turns
    .filter(({ role }) => role === "assistant")
    .map(({ content }) => content)
    .join("\n");

const warn = (alerts: readonly DeadlineAlert[], words: Phrases): string[] => {
  if (alerts.length === 0) return [];
  const lines = alerts.map(({ title, text, statutes }) => `• ${title}: ${text} (${statutes.join(", ")})`);
  return [[words.deadlineHead, ...lines, words.toStaff].join("\n")];
};

const notesOn = (computed: readonly Computed[], texts: LegalTexts): string[] =>
  computed.some(({ dates }) => dates.length > 0)
    ? [courtNote(texts), computingPhrases[texts.language].data]
    : [courtNote(texts)];

/** Dates and fees of what the person wrote, with their steps; a result that was given before is not repeated. */
const sayComputed = ({ grounding, language }: Consultation, told: string): string[] => {
  const fresh = grounding.computed.filter(({ lines }) => !told.includes(lines[0] ?? ""));
  if (fresh.length === 0) return [];
  const texts = legalTexts(language);
  const lines = fresh.flatMap((computed) => computed.lines);
  return [[computingPhrases[language].head, ...lines, ...notesOn(fresh, texts)].join("\n")];
};

const partOf = ({ grounding, serviceType }: Consultation, part: Part): Passage | undefined =>
  grounding.passages.find(({ id }) => id === `service:${serviceType}/${part}`);

const isOfAPaper = (id: string): boolean => id.startsWith("rule:") && AFTER_A_PAPER.has(id.slice("rule:".length));

const isHeaded = (passage: Passage): boolean => passage.id.startsWith("rule:") || passage.id.startsWith("fact:");

const nearest = (
  { grounding, turns }: Consultation,
  warned: ReadonlySet<string>,
  told: string,
  isAside: boolean,
): Passage[] => {
  // The period of another paper would mislead.
  const hasAPaper = grounding.alerts.some(({ rule }) => AFTER_A_PAPER.has(rule));
  const question = turns.at(-1)?.content ?? "";
  const near = grounding.hits.filter(
    (passage) =>
      !warned.has(passage.id) &&
      !(hasAPaper && isOfAPaper(passage.id)) &&
      !answersAnother(passage, question) &&
      !/\/(?:fits|unfit|overview|steps|prepare|duration|price)$/.test(passage.id),
  );
  const [first] = near;
  if (first?.id === UNKNOWN_PAPER) return [first];
  const fresh = near.filter(({ id, text }) => id !== UNKNOWN_PAPER && !told.includes(text));
  return isAside ? fresh.slice(0, 1) : (fresh.length > 0 ? fresh : near).slice(0, MAX_PASSAGES);
};

const saySomething = (
  consultation: Consultation,
  words: Phrases,
  warned: ReadonlySet<string>,
  told: string,
): string[] => {
  if (warned.has(UNKNOWN_PAPER)) return [];
  const question = consultation.turns.at(-1)?.content ?? "";
  const parts = askedParts(question).flatMap((part) => {
    const passage = partOf(consultation, part);
    return passage ? [`${words.heads[part]}\n${passage.text}`] : [];
  });
  const near = nearest(consultation, warned, told, parts.length > 0).map((passage) =>
    isHeaded(passage) ? `${passage.title}: ${passage.text}` : `${passage.title}\n${passage.text}`,
  );
  if (near.length > 0) return [...parts, `${words.asked}\n${near.join("\n\n")}`];
  if (parts.length > 0) return parts;
  const overview = partOf(consultation, "overview");
  const isFirst = consultation.turns.length === 1;
  return isFirst && overview ? [overview.text] : [words.nothingFound];
};

/** To a person in danger: what the knowledge says of their words, and nothing that sells or asks. */
const knownOf = (consultation: Consultation, warned: ReadonlySet<string>, told: string): string[] =>
  nearest(consultation, warned, told, false).map(({ title, text }) => `${title}: ${text}`);

const pointElsewhere = ({ grounding, serviceType, language }: Consultation, words: Phrases): string[] => {
  const [best] = grounding.services;
  const own = grounding.services.find(({ id }) => id === serviceType);
  if (!best || best.id === serviceType || !isServiceId(serviceType)) return [];
  return best.probability > (own?.probability ?? 0) * CLEARLY
    ? [words.otherService(serviceName(best.id, language))]
    : [];
};

const askBack = ({ turns, grounding }: Consultation, words: Phrases, told: string): string[] => {
  const missing = missingFacts(
    recentlySaid(saidIn(turns)),
    grounding.alerts.some(({ rule }) => AFTER_A_PAPER.has(rule)),
    unclearFacts(grounding, saidIn(turns)),
  ).filter((fact) => !told.includes(words.facts[fact]));
  return missing.length === 0
    ? [words.notAdvice]
    : [[words.missing, ...missing.map((fact) => `- ${words.facts[fact]}`)].join("\n")];
};

/** An answer put together from the knowledge alone, paragraph by paragraph. */
export const offlineAnswer = (consultation: Consultation): string[] => {
  const { grounding, turns, language } = consultation;
  const words = phrases[language];
  const told = saidBefore(consultation);
  const alerts = grounding.alerts.filter(({ text }) => !told.includes(text));
  const warned = new Set(alerts.map(({ rule }) => `rule:${rule}`));
  if (grounding.mayBeInDanger)
    return [crisisAnswer(language, told), ...warn(alerts, words), ...knownOf(consultation, warned, told)];
  return [
    ...(turns.length === 1 ? [words.disclosure] : []),
    ...sayComputed(consultation, told),
    ...warn(alerts, words),
    ...(grounding.topic ? [referralFor(grounding.topic, language)] : []),
    ...saySomething(consultation, words, warned, told),
    ...pointElsewhere(consultation, words),
    ...askBack(consultation, words, told),
  ];
};
