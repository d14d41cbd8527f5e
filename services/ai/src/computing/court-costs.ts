import type { ServiceId } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import type { CalendarDate } from "@legal/legal-rules";
import { legalTexts } from "@legal/legal-rules/all-texts";
import {
  computeServiceFee,
  computeStampDuty,
  type Filing,
  type Procedure,
  type StampDocument,
} from "@legal/legal-rules/court-costs";
import { costStepSentence, documentName, formatLegalNumber } from "@legal/legal-rules/texts";
import type { Computed } from "./computed.ts";
import { computingPhrases } from "./phrases.ts";
import { unreadWonIn, wonIn } from "../reading/won-in.ts";

interface Costs {
  readonly document: StampDocument;
  readonly procedure: Procedure | "first-instance-by-claim";
}

const SUIT: Costs = { document: "complaint", procedure: "first-instance-by-claim" };
/** What the court asks for at the start of a service; others have no such simple sum. */
const COSTS_OF: Partial<Record<ServiceId, Costs>> = {
  "payment-order": { document: "payment-order", procedure: "payment-order" },
  complaint: SUIT,
  lawsuit: SUIT,
  "provisional-seizure": { document: "provisional-attachment", procedure: "provisional" },
};

const FILINGS: readonly Filing[] = ["electronic", "paper"];
const parties = { applicants: 1, respondents: 1 };

const costsOf = ({ document, procedure }: Costs, filing: Filing, claim: number, filedOn: CalendarDate) => ({
  filing,
  stamp: computeStampDuty({ document, filing, claim }),
  fee: computeServiceFee({ procedure, filing, filedOn, parties, claim }),
});

/** Stamp duty and service fee at electronic filing, in won; null where the service has no such simple sum. */
export const courtCostsSum = (service: ServiceId, claim: number, filedOn: CalendarDate): number | null => {
  const costs = COSTS_OF[service];
  if (!costs || claim <= 0) return null;
  const { stamp, fee } = costsOf(costs, "electronic", claim, filedOn);
  return stamp.amount + fee.total;
};

/** The sum, and a line for each of its steps. */
const linesOf = ({ filing, stamp, fee }: ReturnType<typeof costsOf>, language: Language): string[] => {
  const amounts = [stamp.amount, fee.total, stamp.amount + fee.total].map(formatLegalNumber);
  const [duty = "", service = "", total = ""] = amounts;
  const steps = [...stamp.steps, ...fee.steps.filter(({ code }) => code !== "TOTAL")];
  return [
    `- ${computingPhrases[language].costs[filing](duty, service, total)}`,
    ...steps.map((step) => `  · ${costStepSentence(step, legalTexts(language))}`),
  ];
};

/** Stamp duty and service fee for a claim, between one applicant and one respondent. */
const presentCosts = (costs: Costs, claim: number, filedOn: CalendarDate, language: Language): Computed => {
  const filings = FILINGS.map((filing) => costsOf(costs, filing, claim, filedOn));
  const name = documentName(costs.document, legalTexts(language));
  return {
    lines: [
      `• ${computingPhrases[language].costsHead(name, formatLegalNumber(claim))}`,
      ...filings.flatMap((one) => linesOf(one, language)),
    ],
    citations: [{ law: "stampDuty", articles: ["2"] }],
    dates: [],
    amounts: [claim, ...filings.flatMap(({ stamp, fee }) => [stamp.amount, fee.total, stamp.amount + fee.total])],
  };
};

/** So much each, so often: the claim is another amount. */
const EACH = /씩|매달|매월|달마다|\b(?:each|per|every|monthly|a month)\b|ずつ|毎月|每/iu;

/** The one amount that a person has named: none when there are several, or one that could not be read whole. */
export const claimIn = (said: string): number | undefined => {
  const [claim, ...others] = new Set(wonIn(said).map(({ won }) => won));
  return others.length > 0 || unreadWonIn(said).length > 0 || EACH.test(said) ? undefined : claim;
};

/** The court costs of the amount that a person has named, for the service that fits. */
export const courtCostsOf = (
  said: string,
  service: ServiceId | undefined,
  today: CalendarDate,
  language: Language,
): Computed[] => {
  const costs = service && COSTS_OF[service];
  const claim = claimIn(said);
  return costs && claim !== undefined && claim > 0 ? [presentCosts(costs, claim, today, language)] : [];
};
