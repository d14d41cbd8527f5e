import { WAGE_RATE } from "@legal/legal-rules/claims";
import type { ServiceId } from "../services.ts";
import type { PeriodRuleId } from "./period-rules.ts";
import type { Actor, FiveOf } from "./service-text.ts";
import type { Span } from "./span.ts";
import {
  counted,
  judgmentLimitation,
  protectedLiving,
  seizableIncome,
  smallClaimLimit,
  source,
  type TextSource,
} from "./text-sources.ts";

type Step = readonly [Actor, Span];

interface Outline {
  /** Who acts in each of the five steps and how long it usually takes: experience, not law. */
  readonly steps: FiveOf<Step>;
  /** From the first message to the end of step five. */
  readonly total: Span;
  readonly deadlines: readonly PeriodRuleId[];
  /** What the figures in its text rest on, where none of the deadlines' rules says it. */
  readonly sources?: readonly TextSource[];
}

const by =
  (actor: Actor) =>
  (span: Span): Step => [actor, span];
const customer = by("customer");
const office = by("office");
const court = by("court");
const agency = by("agency");
const otherParty = by("otherParty");
const thirdParty = by("thirdParty");

const days = (from: number, to = from): Span => [from, to, "day"];
const weeks = (from: number, to = from): Span => [from, to, "week"];
const months = (from: number, to = from): Span => [from, to, "month"];
const years = (from: number, to = from): Span => [from, to, "year"];

/** What a service's page says in every language alike. */
export const OUTLINES: Readonly<Record<ServiceId, Outline>> = {
  "certified-mail": {
    steps: [customer(days(1)), office(days(1, 2)), customer(days(1)), agency(days(1, 3)), otherParty(weeks(1, 2))],
    total: weeks(2, 3),
    deadlines: ["demandLetter", "limitation", "leaseNonRenewal"],
  },
  "payment-order": {
    steps: [customer(days(1, 2)), office(days(1, 3)), court(weeks(1, 3)), court(weeks(1, 4)), otherParty(weeks(2))],
    total: months(1, 3),
    deadlines: ["paymentOrderObjection", "limitation"],
  },
  "provisional-seizure": {
    steps: [customer(days(1, 2)), office(days(1, 3)), court(weeks(1)), customer(days(1, 7)), court(weeks(1, 2))],
    total: weeks(3, 5),
    deadlines: ["provisionalExecution", "orderToSue", "limitation"],
  },
  "provisional-disposition": {
    steps: [customer(days(1, 2)), office(days(2, 5)), court(weeks(2, 6)), customer(days(1, 7)), court(weeks(1, 2))],
    total: months(1, 3),
    deadlines: ["provisionalExecution", "orderToSue"],
    sources: [{ figures: ["3 month"], experience: true }],
  },
  complaint: {
    steps: [
      customer(days(1, 3)),
      office(days(3, 7)),
      customer(days(1, 2)),
      office(days(1, 2)),
      otherParty(months(1, 2)),
    ],
    total: months(1, 3),
    deadlines: ["limitation", "injuryClaim", "answerToComplaint", "civilAppeal", "criminalComplaint"],
    sources: [
      smallClaimLimit,
      source("official", ["10 percent"], "stampDuty", "16"),
      { figures: ["1 year"], experience: true },
    ],
  },
  "answer-brief": {
    steps: [customer(days(1)), office(days(1, 2)), office(days(2, 4)), customer(days(1)), court(months(1, 3))],
    total: months(1, 4),
    deadlines: ["answerToComplaint", "civilAppeal", "unknownCourtPaper"],
  },
  "real-estate-auction": {
    steps: [customer(days(1, 3)), office(days(2, 5)), court(weeks(1, 2)), court(months(3, 6)), court(months(4, 10))],
    total: months(8, 18),
    deadlines: ["distributionDemand", "distributionObjection", "auctionOpeningObjection", "executionAppeal"],
    sources: [source("official", ["1 week"], "civilExecution", "102")],
  },
  "movable-property-auction": {
    steps: [customer(days(1, 2)), office(days(1, 3)), court(weeks(2, 4)), court(weeks(3, 8)), court(weeks(1, 2))],
    total: months(2, 4),
    deadlines: ["doubleSeizure", "movablesDistributionDemand"],
    sources: [protectedLiving],
  },
  "debt-seizure": {
    steps: [
      customer(days(1, 2)),
      office(days(1, 3)),
      court(weeks(1, 3)),
      thirdParty(weeks(1, 3)),
      customer(weeks(1, 4)),
    ],
    total: months(1, 3),
    deadlines: ["executionAppeal"],
    sources: [seizableIncome, protectedLiving],
  },
  "lease-registration": {
    steps: [customer(days(1, 2)), office(days(1, 3)), court(weeks(1, 2)), court(weeks(1, 2)), customer(days(1))],
    total: weeks(3, 5),
    deadlines: ["leaseRegistrationFirst", "leaseNonRenewal"],
    sources: [source("statute", ["6 month", "1 month"], "commercialLease", "10")],
  },
  "property-disclosure": {
    steps: [
      customer(days(1, 2)),
      office(days(1, 3)),
      court(weeks(2, 4)),
      otherParty(months(1, 2)),
      customer(weeks(1, 2)),
    ],
    total: months(2, 4),
    deadlines: ["disclosureObjection"],
    sources: [source("official", ["20 day"], "civilExecution", "68")],
  },
  "debtor-registry": {
    steps: [customer(days(1, 2)), office(days(1, 3)), court(months(1, 2)), court(weeks(2, 4)), agency(weeks(2, 4))],
    total: months(2, 4),
    deadlines: ["debtorRegistry"],
    sources: [judgmentLimitation],
  },
  "divorce-lawsuit": {
    steps: [customer(days(3, 7)), office(weeks(1, 2)), court(months(2, 4)), court(months(4, 8)), customer(months(1))],
    total: months(7, 14),
    deadlines: ["propertyDivision", "adultery", "familyAppeal"],
    sources: [
      source("statute", ["3 month", "1 month"], "civilCode", "836-2"),
      source("statute", ["1 month", "3 month"], "familyRegister", "58", "75", "78"),
    ],
  },
  "patent-lawsuit": {
    steps: [
      customer(days(3, 7)),
      office(weeks(2, 4)),
      agency(months(6, 12)),
      court(months(6, 12)),
      court(months(4, 8)),
    ],
    total: years(1, 3),
    deadlines: ["patentRuling", "patentRefusal"],
  },
  "administrative-lawsuit": {
    steps: [customer(days(1, 2)), office(days(3, 7)), court(weeks(1, 3)), court(months(4, 8)), court(months(1))],
    total: months(6, 10),
    deadlines: [
      "civilServantAppeal",
      "taxAppeal",
      "licenceAppeal",
      "removalOrder",
      "fineObjection",
      "administrativeSuit",
    ],
  },
  "criminal-defense": {
    steps: [customer(days(1)), office(days(2, 5)), agency(months(1, 3)), court(months(2, 6)), customer(days(7))],
    total: months(4, 10),
    deadlines: ["criminalAppeal", "summaryOrder", "indictmentOpinion", "criminalComplaint"],
  },
  "inheritance-lawsuit": {
    steps: [customer(days(3, 7)), office(weeks(1, 3)), office(weeks(1, 2)), court(months(6, 12)), court(months(1, 2))],
    total: months(8, 16),
    deadlines: [
      "renounceInheritance",
      "lateLimitedAcceptance",
      "reservedShare",
      "inheritanceRecovery",
      "forfeiture",
      "familyAppeal",
    ],
    sources: [source("statute", ["6 month"], "inheritanceTax", "67")],
  },
  "labor-lawsuit": {
    steps: [customer(days(1, 3)), office(days(3, 7)), agency(months(1, 3)), court(months(4, 8)), court(months(1, 2))],
    total: months(6, 14),
    deadlines: ["unfairDismissal", "wageClaims", "labourReview", "substitutePayment", "workerAccident", "injuryClaim"],
    sources: [
      source("official", ["14 day"], "labourStandards", "36"),
      source("official", [`${Number(WAGE_RATE.value)} percent`], "labourStandardsDecree", "17"),
    ],
  },
  lawsuit: {
    steps: [customer(days(1, 3)), office(days(3, 7)), otherParty(months(1, 2)), court(months(3, 8)), court(months(1))],
    total: months(6, 12),
    deadlines: ["answerToComplaint", "settlementRecommendation", "civilAppeal", "appealBrief", "limitation"],
    sources: [source("official", ["1 month"], "civilProcedure", "268")],
  },
  objection: {
    steps: [customer(days(1)), office(days(1)), office(days(1, 2)), court(weeks(1, 3)), office(weeks(1, 2))],
    total: weeks(3, 6),
    deadlines: [
      "paymentOrderObjection",
      "performanceRecommendation",
      "settlementRecommendation",
      "unknownCourtPaper",
      "fineObjection",
    ],
    sources: [
      source("official", [counted("late-act")], "civilProcedure", "173"),
      source("official", ["30 day"], "generalAdministration", "36"),
      source("official", [counted("admin-appeal")], "administrativeAppeals", "27"),
    ],
  },
  seizure: {
    steps: [customer(days(1, 2)), office(days(1, 3)), office(days(1, 3)), court(weeks(2, 5)), customer(weeks(1, 4))],
    total: months(1, 3),
    deadlines: ["executionAppeal", "limitation"],
    sources: [protectedLiving, judgmentLimitation],
  },
  "real-estate-seizure": {
    steps: [customer(days(1, 2)), office(days(1, 3)), office(days(2, 5)), court(weeks(1, 2)), otherParty(months(1, 2))],
    total: months(2, 3),
    deadlines: ["auctionOpeningObjection", "executionAppeal", "distributionDemand"],
    sources: [source("statute", ["3 month"], "labourStandards", "38")],
  },
};

export const textSourcesOf = (id: ServiceId): readonly TextSource[] => OUTLINES[id].sources ?? [];
