import { setImmediate } from "node:timers/promises";
import { isServiceId, type PeriodRuleId, type ServiceId } from "@legal/catalog";
import type { AiSource, DeadlineAlert, Language } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { computeSituation } from "../computing/compute-situation.ts";
import { dueOfRule } from "../computing/due-of-rule.ts";
import type { CalendarDate, ExtraHoliday } from "@legal/legal-rules";
import type { Computed } from "../computing/computed.ts";
import type { DatedText } from "../computing/find-service.ts";
import { knowledgeIn, type Knowledge } from "../knowledge/load-knowledge.ts";
import type { Passage } from "../knowledge/passage.ts";
import { presentAlert, presentSources } from "../knowledge/present-passage.ts";
import { rankPassages, type RankedPassage } from "../retrieval/rank-passages.ts";
import { isUnsure, understand, type RankedService, type Understanding } from "../understanding/understand.ts";
import { neededHelp, type NeededHelp } from "../understanding/needed-help.ts";
import { saysCustodyPlainly } from "../understanding/plain-custody.ts";
import { recentlySaid } from "./recently-said.ts";

/** All that an answer may state as fact, and what it must warn of. */
export interface Grounding {
  /** What the person wrote of what is answered, the newest last. */
  said: readonly string[];
  /** The periods first, then what fits the question best, then the service that is talked about. */
  passages: readonly Passage[];
  /** Those that may answer the question, the likeliest first. */
  ranked: readonly RankedPassage[];
  /** With the last day where it could be computed. */
  alerts: readonly DeadlineAlert[];
  sources: readonly AiSource[];
  services: readonly RankedService[];
  understanding: Understanding;
  /** Due dates and costs by the law's arithmetic; grows while a model asks for more. */
  computed: Computed[];
  /** What it is computed from: the newest that the person wrote. */
  dated: readonly DatedText[];
  /** Of these, what answers the question for the day of a receipt. */
  receiptReplies: readonly string[];
  /** `yyyy-MM-dd` in Seoul. */
  today: string;
  extraHolidays: readonly ExtraHoliday[];
  /** The numbers that help come first then. */
  mayBeInDanger: boolean;
  /** Which, where first help is given. */
  neededHelp: NeededHelp;
  /** Of what the office does not offer. */
  topic?: string | undefined;
}

interface Question {
  /** What the person wrote, the newest last. */
  said: readonly string[];
  /** The day in Seoul on which each was written; without it, today. */
  saidOn?: readonly CalendarDate[];
  /** Of these, what answers the question for the day of a receipt. */
  receiptReplies?: readonly string[];
  /** Rules of earlier last days that the newest words take away, whatever these words name. */
  takenBack?: readonly PeriodRuleId[];
  serviceType?: string;
  language: Language;
  /** `yyyy-MM-dd` in Seoul. */
  today?: string;
  /** What was made of the whole conversation; without it the words alone decide. */
  inDanger?: boolean | undefined;
  /** Temporary holidays beside the calendar's. */
  extraHolidays?: readonly ExtraHoliday[];
}

const RECENT = 3;
/** Days and amounts stay what they are for longer than what a conversation is about. */
const COMPUTED_FROM = 6;
const MAX_RANKED = 5;
/** Less likely passages are worth no reader's time, a model's neither. */
const MIN_PROBABILITY = 0.05;
/** Of a text that is no matter for the office, services that are at least this likely are named all the same. */
const LIKELY_ANYWAY = 0.2;
const LEAST_LIKELY = 0.01;
const PARTS = ["overview", "steps", "prepare", "duration", "price"] as const;

/** What the words of one period mean where the service's own page names the other: only land has a closing date for claims. */
const MEANT: Partial<Record<PeriodRuleId, PeriodRuleId>> = { distributionDemand: "doubleSeizure" };

const meantOn = (service: ServiceId | undefined, rule: PeriodRuleId, knowledge: Knowledge): PeriodRuleId => {
  const other = MEANT[rule];
  if (other === undefined) return rule;
  const pages = knowledge.byId.get(`rule:${other}`)?.services ?? [];
  return pages.some((id) => id === service) ? other : rule;
};

const partsOf = (service: ServiceId, knowledge: Knowledge): Passage[] =>
  PARTS.flatMap((part) => knowledge.byId.get(`service:${service}/${part}`) ?? []);

const isOfService = (id: string): boolean => id.startsWith("service:");

/** Those worth naming: a person in danger is offered none. */
const worthNaming = ({ kind, services }: Understanding): readonly RankedService[] => {
  if (kind === "fit") return services.filter(({ probability }) => probability >= LEAST_LIKELY);
  return kind === "crisis" ? [] : services.filter(({ probability }) => probability >= LIKELY_ANYWAY);
};

/** `own`: what the question by itself is about. */
const findRanked = async (
  question: string,
  own: Understanding,
  knowledge: Knowledge,
  service?: string,
): Promise<RankedPassage[]> => {
  const ranked = await rankPassages(question, knowledge, service);
  // "What do I need?" of a visa is answered by no service's page.
  const isElsewhere = own.topic !== undefined && !isUnsure(own);
  return ranked
    .filter(({ probability }) => probability >= MIN_PROBABILITY)
    .slice(0, MAX_RANKED)
    .map((one) => ({ ...one, isAnswer: one.isAnswer && !isElsewhere }));
};

/** A longer reply is about the matter, too. */
const SHORT = 20;

/** Without what only gives the day that was asked for; the newest stays in any case. */
const withoutReplies = (said: readonly string[], receiptReplies: readonly string[]): string[] =>
  said.filter((text, at) => at === said.length - 1 || text.length > SHORT || !receiptReplies.includes(text));

export const gatherGrounding = async ({
  said,
  saidOn = [],
  receiptReplies = [],
  takenBack = [],
  serviceType,
  language,
  today = seoulDateOf(new Date()),
  inDanger,
  extraHolidays = [],
}: Question): Promise<Grounding> => {
  const recent = recentlySaid(withoutReplies(said, receiptReplies).slice(-RECENT));
  const [knowledge, situation] = await Promise.all([knowledgeIn(language), understand(recent)]);
  const mayBeInDanger = inDanger ?? (situation.mayBeInDanger || saysCustodyPlainly(recent));
  const isHelped = mayBeInDanger || situation.kind === "crisis";
  const services = mayBeInDanger ? [] : worthNaming(situation);
  const question = recentlySaid(said.slice(-1));
  // Each of the readings may take tens of milliseconds: others are served between them.
  await setImmediate();
  const alone = question === recent ? situation : await understand(question);
  const found = await findRanked(question, alone, knowledge, serviceType);
  const ranked = mayBeInDanger ? found.filter(({ passage }) => !isOfService(passage.id)) : found;
  const service = serviceType !== undefined && isServiceId(serviceType) ? serviceType : undefined;
  const ruleIds = new Set([...situation.rules.map((rule) => meantOn(service, rule, knowledge)), ...takenBack]);
  const rules = [...ruleIds].flatMap((rule) => knowledge.byId.get(`rule:${rule}`) ?? []);
  const own = service && !mayBeInDanger ? partsOf(service, knowledge) : [];
  const others = services.slice(0, 3).flatMap(({ id }) => knowledge.byId.get(`service:${id}/overview`) ?? []);
  const passages = [...new Set([...rules, ...ranked.map(({ passage }) => passage), ...own, ...others])];
  const dated = said
    .map((text, at) => ({ text, day: saidOn[at] ?? today }))
    .slice(-COMPUTED_FROM)
    .map(({ text, day }) => ({ text: recentlySaid([text]), day }));
  const likely = service ?? services[0]?.id;
  await setImmediate();
  const computed = computeSituation({
    said: dated,
    receiptReplies,
    rules: [...ruleIds],
    service: likely,
    likeliest: services[0]?.id,
    today,
    language,
    extraHolidays,
  });
  const alertOf = (rule: Passage): DeadlineAlert => {
    const due = dueOfRule(rule.id, computed);
    return { ...presentAlert(rule, knowledge.deadlineNote, language), ...(due && { due }) };
  };
  return {
    said,
    computed,
    dated,
    receiptReplies,
    today,
    extraHolidays,
    passages,
    ranked,
    alerts: rules.map(alertOf),
    sources: presentSources(passages, language),
    services,
    understanding: situation,
    mayBeInDanger,
    neededHelp: isHelped ? await neededHelp(said, situation) : "life",
    topic: situation.topic,
  };
};
