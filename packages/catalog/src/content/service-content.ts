import type { Language } from "@legal/contracts/constants";
import type { ServiceId } from "../services.ts";
import { firstMentions } from "./first-mentions.ts";
import { OUTLINES, textSourcesOf } from "./outlines.ts";
import { type Confidence, PERIOD_RULES, type PeriodRuleId } from "./period-rules.ts";
import type { Actor, FiveOf, Frame, Question, ServiceText } from "./service-text.ts";
import { formatSpan } from "./span.ts";
import { cite } from "./statutes.ts";
import { isCited } from "./text-sources.ts";

export interface ProcedureStep {
  readonly title: string;
  readonly text: string;
  readonly actor: Actor;
  readonly actorName: string;
  /** How long it usually takes, for reading: `1~3일`. */
  readonly duration: string;
}

export interface DeadlineWarning {
  readonly rule: PeriodRuleId;
  readonly title: string;
  readonly text: string;
  /** Where the period comes from, for reading: `민사소송법 제468조, 제470조`. */
  readonly statutes: readonly string[];
  readonly confidence: Confidence;
  /** The day it was last checked, `yyyy-MM-dd`. */
  readonly asOf: string;
}

export interface ServiceContent {
  readonly id: ServiceId;
  readonly language: Language;
  /** Two or three sentences: what it is and what it does. */
  readonly overview: string;
  readonly purpose: string;
  /** Where rights are lost most easily. */
  readonly risks: readonly string[];
  readonly fits: readonly string[];
  readonly unfit: readonly string[];
  readonly features: readonly string[];
  readonly steps: FiveOf<ProcedureStep>;
  readonly prepare: readonly string[];
  readonly duration: string;
  readonly durationNote: string;
  readonly deadlines: readonly DeadlineWarning[];
  /** How periods are counted, and that the court's own figure prevails. */
  readonly deadlineNote: string;
  readonly questions: readonly Question[];
  /** What the page's other figures rest on, for reading. */
  readonly sources: readonly string[];
  /** The day the oldest of the page's rules and sources was last checked, `yyyy-MM-dd`. */
  readonly asOf: string;
}

type Once = (text: string) => string;

const warn = (rule: PeriodRuleId, frame: Frame, language: Language, once: Once): DeadlineWarning => ({
  rule,
  title: once(frame.deadlines[rule].title),
  text: once(frame.deadlines[rule].text),
  statutes: PERIOD_RULES[rule].statutes.map((statute) => once(cite(statute, language))),
  confidence: PERIOD_RULES[rule].confidence,
  asOf: PERIOD_RULES[rule].asOf,
});

const oldest = (days: readonly string[]): string => days.toSorted()[0] ?? "";

/** Puts a service's own text, its language's frame and the outline all languages share together, in the order of reading. */
export const assemble = (id: ServiceId, language: Language, text: ServiceText, frame: Frame): ServiceContent => {
  const outline = OUTLINES[id];
  const sources = textSourcesOf(id).filter(isCited);
  const once = firstMentions(language);
  const step = (at: 0 | 1 | 2 | 3 | 4): ProcedureStep => {
    const [actor, span] = outline.steps[at];
    const { title, text: what } = text.steps[at];
    return {
      title: once(title),
      text: once(what),
      actor,
      actorName: frame.actors[actor],
      duration: formatSpan(span, frame.durations),
    };
  };
  return {
    id,
    language,
    // First on the page: who has a period to keep looks for it.
    deadlines: outline.deadlines.map((rule) => warn(rule, frame, language, once)),
    deadlineNote: frame.deadlineNote,
    overview: once(text.overview),
    purpose: once(text.purpose),
    risks: text.risks.map(once),
    fits: text.fits.map(once),
    unfit: text.unfit.map(once),
    features: text.features.map(once),
    steps: [step(0), step(1), step(2), step(3), step(4)],
    duration: formatSpan(outline.total, frame.durations),
    durationNote: frame.durationNote,
    prepare: text.prepare.map(once),
    questions: text.questions.map(({ question, answer }) => ({ question: once(question), answer: once(answer) })),
    sources: sources.flatMap(({ statutes }) => statutes.map((statute) => once(cite(statute, language)))),
    asOf: oldest([...outline.deadlines.map((rule) => PERIOD_RULES[rule].asOf), ...sources.map(({ asOf }) => asOf)]),
  };
};
