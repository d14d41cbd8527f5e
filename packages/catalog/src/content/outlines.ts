import type { ServiceId } from "../service-ids.ts";
import type { PeriodRuleId } from "./period-rules.ts";
import type { Actor, FiveOf } from "./service-text.ts";
import type { Span } from "./span.ts";

interface Outline {
  /** Who acts in each of the five steps and how long it usually takes: experience, not law. */
  readonly steps: FiveOf<readonly [Actor, Span]>;
  /** From the first message to the end of step five. */
  readonly total: Span;
  readonly deadlines: readonly PeriodRuleId[];
}

const days = (from: number, to = from): Span => [from, to, "day"];
const weeks = (from: number, to = from): Span => [from, to, "week"];
const months = (from: number, to = from): Span => [from, to, "month"];
const years = (from: number, to = from): Span => [from, to, "year"];

/** What a service's page says in every language alike. */
export const OUTLINES: Readonly<Record<ServiceId, Outline>> = {
  "certified-mail": {
    steps: [
      ["customer", days(1)],
      ["office", days(1, 2)],
      ["customer", days(1)],
      ["agency", days(1, 3)],
      ["otherParty", weeks(1, 2)],
    ],
    total: weeks(2, 3),
    deadlines: ["demandLetter", "limitation", "leaseNonRenewal"],
  },
  "payment-order": {
    steps: [
      ["customer", days(1, 2)],
      ["office", days(1, 3)],
      ["court", weeks(1, 3)],
      ["court", weeks(1, 4)],
      ["otherParty", weeks(2)],
    ],
    total: months(1, 3),
    deadlines: ["paymentOrderObjection", "limitation"],
  },
  "provisional-seizure": {
    steps: [
      ["customer", days(1, 2)],
      ["office", days(1, 3)],
      ["court", weeks(1)],
      ["customer", days(1, 7)],
      ["court", weeks(1, 2)],
    ],
    total: weeks(3, 5),
    deadlines: ["provisionalExecution", "orderToSue", "limitation"],
  },
  "provisional-disposition": {
    steps: [
      ["customer", days(1, 2)],
      ["office", days(2, 5)],
      ["court", weeks(2, 6)],
      ["customer", days(1, 7)],
      ["court", weeks(1, 2)],
    ],
    total: months(1, 3),
    deadlines: ["provisionalExecution", "orderToSue"],
  },
  complaint: {
    steps: [
      ["customer", days(1, 3)],
      ["office", days(3, 7)],
      ["customer", days(1, 2)],
      ["office", days(1, 2)],
      ["otherParty", months(1, 2)],
    ],
    total: months(1, 3),
    deadlines: ["limitation", "injuryClaim", "answerToComplaint", "civilAppeal", "criminalComplaint"],
  },
  "answer-brief": {
    steps: [
      ["customer", days(1)],
      ["office", days(1, 2)],
      ["office", days(2, 4)],
      ["customer", days(1)],
      ["court", months(1, 3)],
    ],
    total: months(1, 4),
    deadlines: ["answerToComplaint", "civilAppeal", "unknownCourtPaper"],
  },
  "real-estate-auction": {
    steps: [
      ["customer", days(1, 3)],
      ["office", days(2, 5)],
      ["court", weeks(1, 2)],
      ["court", months(3, 6)],
      ["court", months(4, 10)],
    ],
    total: months(8, 18),
    deadlines: ["distributionDemand", "distributionObjection", "auctionOpeningObjection", "executionAppeal"],
  },
  "movable-property-auction": {
    steps: [
      ["customer", days(1, 2)],
      ["office", days(1, 3)],
      ["court", weeks(2, 4)],
      ["court", weeks(3, 8)],
      ["court", weeks(1, 2)],
    ],
    total: months(2, 4),
    deadlines: ["doubleSeizure", "movablesDistributionDemand"],
  },
  "debt-seizure": {
    steps: [
      ["customer", days(1, 2)],
      ["office", days(1, 3)],
      ["court", weeks(1, 3)],
      ["thirdParty", weeks(1, 3)],
      ["customer", weeks(1, 4)],
    ],
    total: months(1, 3),
    deadlines: ["executionAppeal"],
  },
  "lease-registration": {
    steps: [
      ["customer", days(1, 2)],
      ["office", days(1, 3)],
      ["court", weeks(1, 2)],
      ["court", weeks(1, 2)],
      ["customer", days(1)],
    ],
    total: weeks(3, 5),
    deadlines: ["leaseRegistrationFirst", "leaseNonRenewal"],
  },
  "property-disclosure": {
    steps: [
      ["customer", days(1, 2)],
      ["office", days(1, 3)],
      ["court", weeks(2, 4)],
      ["otherParty", months(1, 2)],
      ["customer", weeks(1, 2)],
    ],
    total: months(2, 4),
    deadlines: ["disclosureObjection"],
  },
  "debtor-registry": {
    steps: [
      ["customer", days(1, 2)],
      ["office", days(1, 3)],
      ["court", months(1, 2)],
      ["court", weeks(2, 4)],
      ["agency", weeks(2, 4)],
    ],
    total: months(2, 4),
    deadlines: ["debtorRegistry"],
  },
  "divorce-lawsuit": {
    steps: [
      ["customer", days(3, 7)],
      ["office", weeks(1, 2)],
      ["court", months(2, 4)],
      ["court", months(4, 8)],
      ["customer", months(1)],
    ],
    total: months(7, 14),
    deadlines: ["propertyDivision", "adultery", "familyAppeal"],
  },
  "patent-lawsuit": {
    steps: [
      ["customer", days(3, 7)],
      ["office", weeks(2, 4)],
      ["agency", months(6, 12)],
      ["court", months(6, 12)],
      ["court", months(4, 8)],
    ],
    total: years(1, 3),
    deadlines: ["patentRuling", "patentRefusal"],
  },
  "administrative-lawsuit": {
    steps: [
      ["customer", days(1, 2)],
      ["office", days(3, 7)],
      ["court", weeks(1, 3)],
      ["court", months(4, 8)],
      ["court", months(1)],
    ],
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
    steps: [
      ["customer", days(1)],
      ["office", days(2, 5)],
      ["agency", months(1, 3)],
      ["court", months(2, 6)],
      ["customer", days(7)],
    ],
    total: months(4, 10),
    deadlines: ["criminalAppeal", "summaryOrder", "indictmentOpinion", "criminalComplaint"],
  },
  "inheritance-lawsuit": {
    steps: [
      ["customer", days(3, 7)],
      ["office", weeks(1, 3)],
      ["office", weeks(1, 2)],
      ["court", months(6, 12)],
      ["court", months(1, 2)],
    ],
    total: months(8, 16),
    deadlines: [
      "renounceInheritance",
      "lateLimitedAcceptance",
      "reservedShare",
      "inheritanceRecovery",
      "forfeiture",
      "familyAppeal",
    ],
  },
  "labor-lawsuit": {
    steps: [
      ["customer", days(1, 3)],
      ["office", days(3, 7)],
      ["agency", months(1, 3)],
      ["court", months(4, 8)],
      ["court", months(1, 2)],
    ],
    total: months(6, 14),
    deadlines: ["unfairDismissal", "wageClaims", "labourReview", "substitutePayment", "workerAccident", "injuryClaim"],
  },
  lawsuit: {
    steps: [
      ["customer", days(1, 3)],
      ["office", days(3, 7)],
      ["otherParty", months(1, 2)],
      ["court", months(3, 8)],
      ["court", months(1)],
    ],
    total: months(6, 12),
    deadlines: ["answerToComplaint", "settlementRecommendation", "civilAppeal", "appealBrief", "limitation"],
  },
  objection: {
    steps: [
      ["customer", days(1)],
      ["office", days(1)],
      ["office", days(1, 2)],
      ["court", weeks(1, 3)],
      ["office", weeks(1, 2)],
    ],
    total: weeks(3, 6),
    deadlines: [
      "paymentOrderObjection",
      "performanceRecommendation",
      "settlementRecommendation",
      "unknownCourtPaper",
      "fineObjection",
    ],
  },
  seizure: {
    steps: [
      ["customer", days(1, 2)],
      ["office", days(1, 3)],
      ["office", days(1, 3)],
      ["court", weeks(2, 5)],
      ["customer", weeks(1, 4)],
    ],
    total: months(1, 3),
    deadlines: ["executionAppeal", "limitation"],
  },
  "real-estate-seizure": {
    steps: [
      ["customer", days(1, 2)],
      ["office", days(1, 3)],
      ["office", days(2, 5)],
      ["court", weeks(1, 2)],
      ["otherParty", months(1, 2)],
    ],
    total: months(2, 3),
    deadlines: ["auctionOpeningObjection", "executionAppeal", "distributionDemand"],
  },
};
