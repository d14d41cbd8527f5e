import {
  MATTERS,
  type CalendarDate,
  type Matter,
  type MatterId,
  type Service,
  type ServiceMode,
} from "@legal/legal-rules";
import { daysIn } from "../reading/days-in.ts";
import type { NamedDay } from "../reading/named-day.ts";
import { hasUnreadDay, READ, withoutDays } from "../reading/unread-days.ts";
import { clausesOf, type Clause } from "../reading/clauses-of.ts";
import { isByAnother, mayHaveComeEarlier } from "./first-receipt.ts";
import {
  ANNOUNCED,
  COMING,
  CORRECTED,
  CORRECTING,
  DECEASED,
  DENIED,
  DOUBTED,
  ELECTRONIC,
  happenedWords,
  isBetween,
  IT,
  OTHER_PAPERS,
  OTHER_THINGS,
  PAPER_OF,
  PAPERS,
  PRONOUNCED,
  PUBLIC_SERVICE,
  RECEIVED,
  UNANNOUNCED,
  UNSURE,
  type ServedPaper,
} from "./receipt-words.ts";

export interface DatedText {
  readonly text: string;
  /** On which it was written, in Seoul: “yesterday” means another day in each. */
  readonly day: CalendarDate;
}

export const wordsOf = (said: readonly DatedText[]): string => said.map(({ text }) => text).join("\n");

/** How many of the newest texts are looked through. */
export const TEXTS_READ = 6;

/** Of days in a text; a longer list does not say when a paper came. */
const MAX_DAYS_NAMED = 30;

const papersIn = (text: string): ServedPaper[] =>
  (Object.keys(PAPERS) as ServedPaper[]).filter((paper) => PAPERS[paper].test(text));

const isOnly = (papers: readonly ServedPaper[], wanted: ServedPaper | undefined): boolean =>
  wanted === undefined ? papers.length === 0 : papers.length === 1 && papers[0] === wanted;

interface Search {
  readonly words: RegExp;
  /** Named outright in the clause, or the only one that all texts speak of. */
  readonly paper: ServedPaper | undefined;
  readonly allPapers: readonly ServedPaper[];
}

const ENDING = /^[가-힣ぁ-ん]{0,8}/u;

/** Whether a clause about a receipt means this paper's. */
const isOfPaper = (text: string, verb: RegExpExecArray, { paper, allPapers, words }: Search): boolean => {
  if (words !== RECEIVED) return true;
  const own = papersIn(text);
  if (own.length > 0) return isOnly(own, paper);
  const after = text.slice(verb.index + verb[0].length).replace(ENDING, "");
  return (!COMING.test(verb[0]) || IT.test(text)) && isBetween(text.slice(0, verb.index) + after)
    ? isOnly(allPapers, paper)
    : paper === undefined;
};

/** Nothing else may have happened between a day and its verb: “received the order issued on …”. */
const isBeside = ({ text, start }: Clause, day: NamedDay, verb: RegExpExecArray): boolean => {
  const [from, to] = [day.start - start, day.end - start];
  return isBetween(to <= verb.index ? text.slice(to, verb.index) : text.slice(verb.index + verb[0].length, from));
};

/** Whether a clause speaks plainly of what happened: of nothing else, and of no other person. */
const isPlain = ({ text }: Clause): boolean => !UNSURE.test(text.replaceAll(DECEASED, "")) && !OTHER_THINGS.test(text);

/** Whether a clause leaves it open that this paper came before the day on which the person had it. */
const leavesOpen = ({ text, days }: Clause, { words, paper }: Search): boolean => {
  const own = papersIn(text);
  const isOfIt = own.length === 0 ? !OTHER_THINGS.test(text) : isOnly(own, paper);
  if (words !== RECEIVED || !isOfIt) return false;
  return days.length > 0 ? isByAnother(text) : mayHaveComeEarlier(text);
};

/** On the day of its pronouncement a judgment whose period begins with its service was not received (민사소송법 396). */
const isPronounced = ({ text, days }: Clause, { words }: Search): boolean =>
  words === RECEIVED && days.length > 0 && PRONOUNCED.test(text);

/** The day on which it happened by a clause; `null` when the clause speaks of it, but not plainly. */
const dayOf = (clause: Clause, search: Search): CalendarDate | null | undefined => {
  const { text, days } = clause;
  const [verb, ...more] = Array.from(text.matchAll(search.words));
  if (leavesOpen(clause, search) || isPronounced(clause, search)) return null;
  if (!verb || (OTHER_THINGS.test(text) && papersIn(text).length === 0)) return undefined;
  const [day, ...others] = days;
  if (!day && !UNSURE.test(text.slice(0, verb.index))) return undefined;
  if (!day || !isPlain(clause)) return null;
  if (others.length > 0 || more.length > 0 || !isOfPaper(text, verb, search)) return null;
  return isBeside(clause, day, verb) ? day.date : null;
};

/** Whether a clause says that it happened, and not on which day. */
const isUndated = (clause: Clause | undefined, search: Search): boolean => {
  if (!clause || clause.days.length > 0) return false;
  const [verb] = Array.from(clause.text.matchAll(search.words));
  return verb !== undefined && isOfPaper(clause.text, verb, search);
};

/** Whether a day that could not be read may be the one: it stands with the paper, the event, or beside an undated one. */
const hidesDay = (clauses: readonly Clause[], at: number, search: Search): boolean => {
  const text = clauses[at]?.text ?? "";
  if (!hasUnreadDay(text)) return false;
  const isOfEvent = papersIn(text).length > 0 || Array.from(text.matchAll(search.words)).length > 0;
  return isOfEvent || isUndated(clauses[at - 1], search) || isUndated(clauses[at + 1], search);
};

/** What a short answer to “on which day?” says beside the day; each word is read in one way only. */
const BESIDE_DAY = new RegExp(
  `[\\s${READ}.,!~。，、！]|\\b(?:on|it was|no)\\b|아니|아|いや|不|그날|날|이었어요|입니다|이?에요|예요|이?요|에|일|に|です|でした|日|曜|是|号|的|了`,
  "giu",
);

const isDayOnly = (blotted: string): boolean => blotted.replaceAll(CORRECTING, " ").replaceAll(BESIDE_DAY, "") === "";

const isTakenBack = (text: string): boolean => CORRECTED.test(text) || DOUBTED.test(text);

/** Whether a text may make another day of what was said before. */
export const mayChangeDay = (text: string): boolean => hasUnreadDay(text) || isTakenBack(text) || isByAnother(text);

const corrects = (text: string): boolean => CORRECTED.test(text) || text.search(CORRECTING) >= 0;

/** Whether a text that corrects nothing speaks of another paper, or of another thing that came. */
const isOfAnother = (text: string, matter: MatterId): boolean => {
  if (isTakenBack(text) || corrects(text)) return false;
  const papers = papersIn(text);
  if (papers.length > 0) return !papers.some((paper) => paper === PAPER_OF[matter]);
  return OTHER_THINGS.test(text) || (PAPER_OF[matter] !== undefined && OTHER_PAPERS.test(text));
};

const namesEvent = (text: string, matter: MatterId): boolean => text.search(happenedWords(MATTERS[matter].from)) >= 0;

/** Whether a text corrects, doubts, or speaks of what a period counts from. */
export const speaksOfDay = (text: string, matter: MatterId): boolean =>
  isTakenBack(text) || corrects(text) || isByAnother(text) || namesEvent(text, matter);

/** Whether a text that may change a day leaves that of the receipt: it is of another paper, of days to come, or of filing. */
export const leavesDay = ({ text, day: writtenOn }: DatedText, matter: MatterId): boolean => {
  if (isOfAnother(text, matter)) return true;
  if (namesEvent(text, matter)) return false;
  const days = daysIn(text, writtenOn);
  if (days.length > 0 && days.every(({ date }) => date > writtenOn)) return true;
  return (ELECTRONIC.test(text) || PUBLIC_SERVICE.test(text)) && !speaksOfDay(text, matter);
};

/**
 * The only day that a person names, where what a period counts from has no words that are looked for: said plainly, and
 * with nothing beside it that looks like another day.
 */
export const findOnlyDay = (said: readonly DatedText[]): CalendarDate | undefined => {
  const texts = said.slice(-TEXTS_READ);
  if (isTakenBack(wordsOf(texts))) return undefined;
  const found = new Set<CalendarDate | null>();
  for (const { text, day: writtenOn } of texts) {
    const days = daysIn(text, writtenOn);
    if (days.length > MAX_DAYS_NAMED || hasUnreadDay(withoutDays(text, days))) return undefined;
    for (const clause of clausesOf(text, days))
      for (const { date } of clause.days) found.add(UNSURE.test(clause.text) ? null : date);
  }
  const [only, ...others] = found;
  return only === null || others.length > 0 ? undefined : only;
};

/** What one text says of the event. */
interface Reading {
  readonly text: string;
  readonly days: readonly NamedDay[];
  /** By its clauses; `null` when one speaks of it, but not plainly. */
  readonly named: ReadonlySet<CalendarDate | null>;
  /** Something in it looks like a day and could not be read. */
  readonly isUnread: boolean;
  /** It says a day, and nothing else. */
  readonly isBare: boolean;
  /** It says that the event came about, plainly and without a day. */
  readonly isUndated: boolean;
  /** It says that the event came about, for whomever. */
  readonly happened: boolean;
}

const happenedBy = (clause: Clause, search: Search): boolean => {
  const [verb] = Array.from(clause.text.matchAll(search.words));
  const isSaid = verb === undefined ? leavesOpen(clause, search) : isOfPaper(clause.text, verb, search);
  return isSaid && !DENIED.test(clause.text);
};

const readingOf = ({ text, day: writtenOn }: DatedText, search: Search): Reading => {
  const days = daysIn(text, writtenOn);
  const rest = withoutDays(text, days);
  const isUnread = hasUnreadDay(rest);
  const clauses = days.length > MAX_DAYS_NAMED ? [] : clausesOf(text, days);
  const named = clauses.flatMap((clause, at) => {
    const day = hidesDay(clauses, at, search) ? null : dayOf(clause, search);
    return day === undefined ? [] : [day];
  });
  return {
    text,
    days,
    named: new Set(named),
    isUnread,
    isBare: !isUnread && isDayOnly(rest),
    isUndated: clauses.some((clause) => isUndated(clause, search) && isPlain(clause) && !leavesOpen(clause, search)),
    happened: clauses.some((clause) => happenedBy(clause, search)),
  };
};

const onlyOne = <T>(of: Iterable<T>): T | undefined => {
  const [one, ...others] = new Set(of);
  return others.length > 0 ? undefined : one;
};

/** A day of another year is no answer to a question that was asked of this one. */
const OTHER_YEAR = /[년해年]|\byear\b|(?:19|20)[0-9]{2}/iu;

/** Whether a text settles the day, whatever was said before: it corrects, or it answers the question for this day alone. */
const settles = (
  { text, days, named, isUnread, isBare }: Reading,
  before: readonly Reading[],
  isReply: boolean,
): boolean => {
  const date = onlyOne(days.map((day) => day.date));
  if (date === undefined || isUnread || DOUBTED.test(text)) return false;
  if (onlyOne(named) === date) return isReply || corrects(text);
  const isOfOtherYear = before.some((one) => one.isUnread && OTHER_YEAR.test(one.text));
  return isReply && isBare && before.some(({ happened }) => happened) && !isOfOtherYear;
};

/** The days that texts name for the event; a day alone answers, or corrects, what was said before. */
const daysNamed = (readings: readonly Reading[], isSettling: boolean, receiptReplies: readonly string[]) => {
  const found = new Set<CalendarDate | null>();
  const alone = new Set<CalendarDate | null>();
  let isAwaited = isSettling;
  for (const { text, days, named, isUnread, isBare, isUndated: isAsked } of readings) {
    if (isUnread) alone.add(null);
    else if (isBare)
      for (const { date } of days) {
        if (found.size > 0) found.add(date);
        else if (isAwaited) alone.add(receiptReplies.includes(text) ? date : null);
      }
    for (const day of named) found.add(day);
    isAwaited ||= isAsked;
  }
  return found.size === 0 ? alone : new Set([...found, ...[...alone].filter((day) => day !== null)]);
};

/** Of an electronic paper one day is not enough: unopened it counts as served a week after its notice. */
const modeOf = ({ modes: [usual = "event"] }: Matter, text: string): ServiceMode | undefined =>
  PUBLIC_SERVICE.test(text) || ELECTRONIC.test(text) ? undefined : usual;

/**
 * The service, or the event, that a period counts from: only when exactly one day of it is named, plainly, and nothing in
 * the newest texts that looks like a day is left unread. A date that is too late costs the person their right; otherwise
 * they are asked. A day alone counts only in `receiptReplies`: texts that answer the question for this day alone.
 */
export const findService = (
  said: readonly DatedText[],
  matter: MatterId,
  receiptReplies: readonly string[] = [],
): Service | undefined => {
  const rule: Matter = MATTERS[matter];
  const texts = said.slice(-TEXTS_READ);
  const all = wordsOf(texts);
  const words = happenedWords(rule.from);
  const mode = modeOf(rule, all);
  if (mode === undefined || (words !== RECEIVED && ANNOUNCED.test(all.replaceAll(UNANNOUNCED, " ")))) return undefined;
  const search: Search = { words, paper: PAPER_OF[matter], allPapers: papersIn(all) };
  const readings = texts.map((text) => readingOf(text, search));
  if (readings.some(({ days }) => days.length > MAX_DAYS_NAMED)) return undefined;
  const from = readings.findLastIndex((reading, at) =>
    settles(reading, readings.slice(0, at), receiptReplies.includes(reading.text)),
  );
  const isOpen = readings
    .slice(from + 1)
    .some(({ text, days }) => isTakenBack(text) || (days.length > 0 && corrects(text)));
  if (isOpen) return undefined;
  const date = onlyOne(daysNamed(readings.slice(Math.max(0, from)), from >= 0, receiptReplies));
  return date === undefined || date === null ? undefined : { mode, date };
};
