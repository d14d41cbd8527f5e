import { MATTERS, type Confidence, type Matter, type MatterId, type Unit } from "@legal/legal-rules";
import { LIMITATIONS, type Limitation } from "@legal/legal-rules/claims";
import type { Citation, Law } from "./statutes.ts";

export type { Confidence };

/** What a period is counted from. `beforeEnd` is counted back from a later day. */
export type StartingEvent =
  | "served"
  | "pronounced"
  | "recordNotice"
  | "filed"
  | "orderToCreditor"
  | "courtOrder"
  | "executed"
  | "final"
  | "registered"
  | "knew"
  | "happened"
  | "dueDate"
  | "demand"
  | "divorced"
  | "deathKnown"
  | "death"
  | "dismissed"
  | "left"
  | "firstCertificate"
  | "hearing"
  | "beforeEnd"
  | "notice";

/** `[2, "week", "served"]`: two weeks from service; with the matter by which legal-rules computes it. */
export type Period = readonly [length: number, unit: Unit, from: StartingEvent, matter?: MatterId];

interface PeriodRule {
  /** Every length that the wording names; empty where the law sets an event and no length. */
  readonly periods: readonly Period[];
  readonly statutes: readonly Citation[];
  readonly confidence: Confidence;
  /** The day it was last checked against its source. */
  readonly asOf: string;
}

const CHECKED = "2026-11-22";

const cited = (law: Law, ...articles: string[]): Citation => ({ law, articles });
const LEAST_SURE_FIRST = ["secondary", "statute", "official"] as const satisfies readonly Confidence[];

/** Never surer than the periods of legal-rules that it names; `own` is the confidence of all else. */
const confidenceOf = (own: Confidence, periods: readonly Period[]): Confidence => {
  const counted = periods.flatMap(([, , , matter]) => (matter === undefined ? [] : [MATTERS[matter].confidence]));
  return LEAST_SURE_FIRST.find((confidence) => [own, ...counted].includes(confidence)) ?? own;
};

const rule = (own: Confidence, periods: readonly Period[], ...statutes: Citation[]): PeriodRule => ({
  periods,
  statutes,
  confidence: confidenceOf(own, periods),
  asOf: CHECKED,
});

/** A length that legal-rules computes with: it is written there alone. */
const counted = (matter: MatterId, from: StartingEvent): Period => {
  const { n, unit } = MATTERS[matter].period;
  return [n, unit, from, matter];
};

/** How long a claim lasts, where legal-rules computes with it. */
const lasting = (limitation: Limitation, from: StartingEvent): Period => [LIMITATIONS[limitation].value, "year", from];

/** The longest extension of such a period. */
const extended = (matter: MatterId, from: StartingEvent): Period => {
  const { extension }: Matter = MATTERS[matter];
  if (extension === null || extension === "court") throw new Error(`${matter} has no fixed extension`);
  return [extension.n, extension.unit, from, matter];
};

/** The periods that threaten a customer. Their wording stands in each language's frame. */
export const PERIOD_RULES = {
  paymentOrderObjection: rule(
    "official",
    [counted("payment-order-objection", "served"), counted("answer", "served")],
    cited("civilProcedure", "256", "468", "470"),
  ),
  answerToComplaint: rule("official", [counted("answer", "served")], cited("civilProcedure", "256", "257")),
  civilAppeal: rule(
    "official",
    [counted("civil-appeal", "served")],
    cited("civilProcedure", "396", "397", "500", "501"),
  ),
  appealBrief: rule(
    "official",
    [counted("appeal-brief", "recordNotice"), extended("appeal-brief", "recordNotice")],
    cited("civilProcedure", "402-2", "402-3"),
  ),
  settlementRecommendation: rule(
    "official",
    [counted("settlement-recommendation-objection", "served")],
    cited("civilProcedure", "226"),
  ),
  performanceRecommendation: rule(
    "official",
    [counted("performance-recommendation-objection", "served")],
    cited("smallClaims", "5-4"),
  ),
  unknownCourtPaper: rule("official", [], cited("civilProcedure", "226", "256", "470"), cited("smallClaims", "5-4")),
  executionAppeal: rule(
    "official",
    [counted("execution-immediate-appeal", "served"), counted("execution-appeal-reasons", "filed")],
    cited("civilExecution", "15", "130"),
  ),
  auctionOpeningObjection: rule(
    "official",
    [counted("execution-immediate-appeal", "served")],
    cited("civilExecution", "15", "83", "86"),
  ),
  provisionalExecution: rule(
    "official",
    [counted("provisional-execution", "orderToCreditor")],
    cited("civilExecution", "292", "296", "301"),
  ),
  orderToSue: rule(
    "official",
    [
      [2, "week", "courtOrder"],
      [3, "year", "executed"],
    ],
    cited("civilExecution", "287", "288"),
  ),
  distributionDemand: rule("official", [], cited("civilExecution", "84", "88", "148")),
  distributionObjection: rule(
    "official",
    [counted("distribution-suit-proof", "hearing")],
    cited("civilExecution", "151", "154"),
  ),
  doubleSeizure: rule("official", [], cited("civilExecution", "215", "217", "220")),
  movablesDistributionDemand: rule("statute", [], cited("civilExecution", "217", "220", "221")),
  disclosureObjection: rule("official", [counted("disclosure-objection", "served")], cited("civilExecution", "63")),
  debtorRegistry: rule(
    "official",
    [
      [6, "month", "final"],
      [10, "year", "registered"],
    ],
    cited("civilExecution", "70", "73"),
  ),
  leaseRegistrationFirst: rule("official", [], cited("housingLease", "3-3")),
  leaseNonRenewal: rule(
    "official",
    [
      [2, "month", "beforeEnd"],
      [6, "month", "beforeEnd"],
      [3, "month", "notice"],
    ],
    cited("housingLease", "6", "6-2"),
  ),
  demandLetter: rule("official", [counted("demand-followup", "demand")], cited("civilCode", "174")),
  limitation: rule(
    "statute",
    [
      lasting("ten-years", "dueDate"),
      lasting("commercial-five-years", "dueDate"),
      lasting("three-years", "dueDate"),
      [1, "year", "dueDate"],
      lasting("tort-three-years", "knew"),
      [10, "year", "happened"],
      [10, "year", "final"],
    ],
    cited("civilCode", "162", "163", "164", "165", "766"),
    cited("commercialCode", "64"),
  ),
  propertyDivision: rule("official", [counted("property-division", "divorced")], cited("civilCode", "839-2")),
  adultery: rule(
    "official",
    [
      [6, "month", "knew"],
      [2, "year", "happened"],
      lasting("tort-three-years", "knew"),
      counted("family-appeal", "served"),
    ],
    cited("civilCode", "766", "841"),
    cited("familyProcedure", "19"),
  ),
  familyAppeal: rule(
    "official",
    [counted("family-appeal", "served"), counted("family-immediate-appeal", "served")],
    cited("familyProcedure", "19", "43"),
  ),
  reservedShare: rule(
    "official",
    [counted("reserved-share", "knew"), [10, "year", "death"]],
    cited("civilCode", "1008", "1112", "1115", "1117"),
  ),
  renounceInheritance: rule(
    "official",
    [counted("inheritance-choice", "deathKnown")],
    cited("civilCode", "1019", "1026"),
  ),
  lateLimitedAcceptance: rule("official", [[3, "month", "knew"]], cited("civilCode", "1019")),
  inheritanceRecovery: rule(
    "official",
    [
      [3, "year", "knew"],
      [10, "year", "happened"],
    ],
    cited("civilCode", "999"),
  ),
  forfeiture: rule("official", [[6, "month", "knew"]], cited("civilCode", "1004-2")),
  wageClaims: rule(
    "official",
    [counted("wage-claim", "dueDate")],
    cited("labourStandards", "49"),
    cited("civilCode", "174"),
  ),
  unfairDismissal: rule("official", [counted("unfair-dismissal", "dismissed")], cited("labourStandards", "28")),
  workerAccident: rule(
    "statute",
    [
      [3, "year", "happened"],
      [5, "year", "happened"],
      [90, "day", "knew"],
    ],
    cited("industrialAccident", "103", "112"),
    cited("administrativeLitigation", "20"),
  ),
  injuryClaim: rule(
    "official",
    [lasting("tort-three-years", "knew"), [10, "year", "happened"]],
    cited("civilCode", "766"),
  ),
  labourReview: rule(
    "official",
    [counted("labour-review", "served"), counted("labour-review-suit", "served")],
    cited("labourStandards", "31"),
  ),
  substitutePayment: rule(
    "official",
    [
      [1, "year", "final"],
      [6, "month", "firstCertificate"],
      [2, "year", "happened"],
      [2, "year", "left"],
    ],
    cited("wageGuarantee", "7"),
    cited("wageGuaranteeDecree", "9"),
  ),
  administrativeSuit: rule(
    "official",
    [counted("admin-suit", "knew"), counted("admin-suit-outer", "happened")],
    cited("administrativeLitigation", "20", "38"),
    cited("generalAdministration", "36"),
  ),
  civilServantAppeal: rule(
    "official",
    [[30, "day", "knew"]],
    cited("stateOfficials", "76"),
    cited("localOfficials", "67"),
    cited("teacherStatus", "9"),
    cited("administrativeLitigation", "18"),
  ),
  taxAppeal: rule("official", [[90, "day", "served"]], cited("nationalTaxes", "56", "61", "68")),
  licenceAppeal: rule(
    "official",
    [counted("admin-appeal", "knew")],
    cited("roadTraffic", "142"),
    cited("administrativeAppeals", "27"),
    cited("administrativeLitigation", "20"),
  ),
  removalOrder: rule(
    "official",
    [
      [7, "day", "served"],
      [30, "day", "served"],
    ],
    cited("immigration", "60"),
    cited("refugees", "21"),
  ),
  fineObjection: rule("official", [[60, "day", "served"]], cited("administrativeFines", "20")),
  criminalAppeal: rule(
    "statute",
    [counted("criminal-appeal", "pronounced"), counted("criminal-brief", "recordNotice")],
    cited("criminalProcedure", "358", "359", "361-3"),
  ),
  summaryOrder: rule("official", [counted("formal-trial", "served")], cited("criminalProcedure", "453", "457-2")),
  indictmentOpinion: rule(
    "official",
    [counted("indictment-opinion", "served")],
    cited("criminalProcedure", "33", "266-2"),
  ),
  criminalComplaint: rule("official", [[6, "month", "knew"]], cited("criminalProcedure", "230")),
  patentRuling: rule("official", [counted("patent-suit", "served")], cited("patent", "186")),
  patentRefusal: rule("official", [[3, "month", "served"]], cited("patent", "132-17")),
} as const satisfies Readonly<Record<string, PeriodRule>>;

export type PeriodRuleId = keyof typeof PERIOD_RULES;
