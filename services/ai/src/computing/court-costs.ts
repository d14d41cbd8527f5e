import { courtPapersOf, estimatedPapersOf, type ServiceId } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import { LegalRuleError, type CalendarDate } from "@legal/legal-rules";
import { legalTexts } from "@legal/legal-rules/all-texts";
import {
  computeCourtCosts,
  countedIn,
  peopleOf,
  USUAL_COUNTS,
  WON_LIMIT,
  type CourtCosts,
  type Filing,
  type StampDocument,
  type StampDuty,
} from "@legal/legal-rules/court-costs";
import { costStepSentence, documentName, formatLegalNumber, furtherCostsNote } from "@legal/legal-rules/texts";
import { textsIn } from "../texts/texts.ts";
import type { Computed } from "./computed.ts";
import { CORRECTED } from "./receipt-words.ts";
import { presentRefusal } from "./present-refusal.ts";
import { bareWonIn, unreadWonIn, wonIn } from "../reading/won-in.ts";
import { inAnyLanguage } from "../reading/in-any-language.ts";

const FILINGS: readonly Filing[] = ["electronic", "paper"];

/** Stamp duty and service fee at electronic filing, in won; null where the service has no such simple sum. */
export const courtCostsSum = (service: ServiceId, claim: number, filedOn: CalendarDate): number | null => {
  const [document, ...others] = courtPapersOf(service);
  if (document === undefined || others.length > 0 || claim <= 0) return null;
  return computeCourtCosts({ document, filing: "electronic", claim, filedOn, ...peopleOf(document, USUAL_COUNTS) })
    .total;
};

/** The duty, and what each step to it gave. */
export const stampFeesOf = ({ amount, steps }: StampDuty): number[] => [amount, ...steps.map((step) => step.amount)];

/** The sum, and a line for each of its steps. */
const linesOf = (filing: Filing, { stamp, fee, total }: CourtCosts, language: Language): string[] => {
  const [duty = "", service = "", sum = ""] = [stamp.amount, fee?.total ?? 0, total].map(formatLegalNumber);
  const steps = [...stamp.steps, ...(fee?.steps ?? []).filter(({ code }) => code !== "TOTAL")];
  return [
    `- ${textsIn(language).computing.costs[filing](duty, service, sum)}`,
    ...steps.map((step) => `  · ${costStepSentence(step, legalTexts(language))}`),
  ];
};

/** Stamp duty and service fee for a claim in a usual case. */
const presentCosts = (document: StampDocument, claim: number, filedOn: CalendarDate, language: Language): Computed => {
  const filings = FILINGS.map((filing) => ({
    filing,
    costs: computeCourtCosts({ document, filing, claim, filedOn, ...peopleOf(document, USUAL_COUNTS) }),
  }));
  const texts = legalTexts(language);
  const { costsHead, people } = textsIn(language).computing;
  const head = costsHead(
    documentName(document, texts),
    formatLegalNumber(claim),
    people[countedIn(document) ?? "parties"](USUAL_COUNTS.interested),
  );
  const further = furtherCostsNote(document, texts);
  const fees = filings.flatMap(({ costs: { stamp, fee, total } }) => [
    ...stampFeesOf(stamp),
    ...(fee ? [fee.unit, fee.total] : []),
    total,
  ]);
  return {
    lines: [
      `• ${head}`,
      ...filings.flatMap(({ filing, costs }) => linesOf(filing, costs, language)),
      ...(further === undefined ? [] : [`- ${further}`]),
    ],
    citations: [{ law: "stampDuty", articles: ["2"] }],
    dates: [],
    amounts: [claim, ...fees],
    fees: { kinds: filings.some(({ costs }) => costs.fee) ? ["stamp", "service"] : ["stamp"], amounts: fees },
  };
};

/** So much each, so often: the claim is another amount. */
const EACH = inAnyLanguage({
  ko: /씩|매달|매월|달마다/iu,
  en: /\b(?:each|per|every|monthly|a month)\b/iu,
  ja: /ずつ|毎月/iu,
  zh: /每/iu,
});

/** What the court itself takes. */
const COURT_COSTS = inAnyLanguage({
  ko: /인지|송달료|(?:법원|소송)\s?(?:비용|에\s?(?:내|얼마))/iu,
  en: /\b(?:stamp dut|court (?:cost|fee)|service fee|filing fee)|\bcourt (?:charges?|takes?|wants?|asks?)\b/iu,
  ja: /印紙|送達料|訴訟費用|裁判費用|裁判所(?:に|へ|の費用)/iu,
  zh: /印花|送[达達][费費]|[诉訴起][讼訟诉訴][费費]|(?:支付令|起诉|起訴)(?:要|得|需|需要)?(?:交|收|缴|繳)多少|法院(?:的?[费費]用?|那边|要|会|得|收|大[概约]|[一共]){1,4}/iu,
});

/** The one amount that a person has named: none when there are several, or one that could not be read whole. */
const amountIn = (said: string): number | undefined => {
  const named = wonIn(said).map(({ won }) => won);
  const bare = named.length === 0 && COURT_COSTS.test(said) ? bareWonIn(said) : [];
  const [claim, ...others] = new Set([...named, ...bare]);
  return others.length > 0 || unreadWonIn(said).length > 0 || EACH.test(said) ? undefined : claim;
};

/** The same, unless it is more than a claim can be. */
export const claimIn = (said: string): number | undefined => {
  const amount = amountIn(said);
  return amount !== undefined && amount < WON_LIMIT ? amount : undefined;
};

/** An English apology corrects by itself. */
const POLITE = inAnyLanguage({
  ko: /죄송|미안/iu,
  en: /(?!)/iu,
  ja: /すみません|ごめん/iu,
  zh: /抱歉|对不起|不好意思/iu,
});
/** Another amount than the claim's. */
const PAID_BACK = inAnyLanguage({
  ko: /갚|받았|입금/iu,
  en: /\b(?:paid|repaid|back)\b/iu,
  ja: /返|払/iu,
  zh: /还了?|付了/iu,
});

const correctsAmount = (text: string): boolean =>
  (CORRECTED.test(text) || POLITE.test(text)) && !PAID_BACK.test(text) && amountIn(text) !== undefined;

/** What was said from the newest correction of the amount on, or all. */
export const sinceCorrected = (said: readonly string[]): string =>
  said.slice(Math.max(0, said.findLastIndex(correctsAmount))).join("\n");

const SUPREME = inAnyLanguage({
  ko: /상고/iu,
  en: /supreme court/iu,
  ja: /上告/iu,
  zh: /三审/iu,
});
const APPEAL = inAnyLanguage({
  ko: /항소/iu,
  en: /\bappeal/iu,
  ja: /控訴/iu,
  zh: /上诉|二审/iu,
});

const isSuit = (paper: StampDocument): boolean => paper === "complaint" || paper === "admin-first";

/** An answer costs nothing; an appeal in the same suit does, and more than the complaint. */
const documentsOf = (service: ServiceId, said: string): readonly StampDocument[] => {
  const papers = estimatedPapersOf(service);
  if (service !== "answer-brief" && !papers.some(isSuit)) return papers;
  // The other side's appeal is answered, too.
  if (service === "answer-brief" && !COURT_COSTS.test(said)) return papers;
  if (SUPREME.test(said)) return ["supreme-appeal"];
  return APPEAL.test(said) ? ["appeal"] : papers;
};

const costsOrRefusal = (document: StampDocument, claim: number, today: CalendarDate, language: Language): Computed => {
  try {
    return presentCosts(document, claim, today, language);
  } catch (error) {
    if (!(error instanceof LegalRuleError)) throw error;
    const texts = legalTexts(language);
    return presentRefusal(documentName(document, texts), error, texts);
  }
};

interface Claimant {
  readonly service: ServiceId | undefined;
  /** Who is claimed from pays none of it: it is named where they ask for it, or appeal. */
  readonly defends: boolean;
  readonly today: CalendarDate;
  readonly language: Language;
}

/** The court costs of the amount that a person has named, for the service that fits. */
export const courtCostsOf = (said: string, { service, defends, today, language }: Claimant): Computed[] => {
  const claim = amountIn(said);
  if (service === undefined || claim === undefined || claim <= 0) return [];
  if (defends && ![COURT_COSTS, APPEAL, SUPREME].some((words) => words.test(said))) return [];
  return documentsOf(service, said).map((document) => costsOrRefusal(document, claim, today, language));
};
