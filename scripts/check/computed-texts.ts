import type { Figure } from "@legal/catalog";
import { seoulDateOf } from "@legal/i18n";
import { DEEMED_AFTER, MATTERS, PUBLIC_NOTICE, type MatterId, type Period } from "@legal/legal-rules";
import {
  LIMITATIONS,
  LOAN_CAP_FROM,
  LOAN_RATE_CAPS,
  WAGE_RATE,
  WAGE_RATE_FROM_DAY,
  type Limitation,
} from "@legal/legal-rules/claims";
import {
  computeStampDuty,
  FILINGS,
  SERVICE_FEE_UNITS,
  SMALL_CLAIM_LIMIT,
  STAMP_BANDS,
  WON_LIMIT,
  type StampDocument,
} from "@legal/legal-rules/court-costs";
import { LAY_AGENT_LIMIT } from "@legal/legal-rules/courts";
import { STAMP_DUTIES } from "@legal/legal-rules/figures";
import { CIVIL_RATE, COMMERCIAL_RATE, LAWSUIT_RATES, rateOn } from "@legal/legal-rules/interest";
import { NOTICE_MONTHS, RENEWED_LEASE_ENDS_AFTER } from "@legal/legal-rules/leases";
import type { FactId } from "../../services/ai/src/knowledge/facts/fact-rules.ts";

const figureOf = ({ n, unit }: Period): Figure => `${n} ${unit}`;
export const periodOf = (matter: MatterId): Figure => figureOf(MATTERS[matter].period);

export interface TextFigures {
  /** What legal-rules computes with: the text says each, in every language. */
  computed?: readonly Figure[];
  /** What a statute, practice or the platform's own rule says and nothing computes. */
  cited?: readonly Figure[];
}

const percent = (rate: string): Figure => `${Number(rate)} percent`;
const won = (amount: number | bigint): Figure => `${Number(amount)} won`;
/** A rate may be entered ahead of its day; the texts say the one in force until then. */
const today = seoulDateOf(new Date());
const lawsuitRate = percent(rateOn(LAWSUIT_RATES, today) ?? "0");
const wageRate = percent(WAGE_RATE.value);
const onPaper = (document: StampDocument, claim = 1): number =>
  computeStampDuty({ document, filing: "paper", claim }).amount;
/** Half the duty of the largest suit is cut to it. */
const provisionalCap = won(onPaper("provisional-status", WON_LIMIT - 1));
const yearsOf = (limitation: Limitation): Figure => `${LIMITATIONS[limitation].value} year`;
const commercial: readonly Figure[] = [yearsOf("commercial-five-years"), percent(COMMERCIAL_RATE)];
const daysAfterLeaving: Figure[] = [`${WAGE_RATE_FROM_DAY.left.value - 1} day`, `${WAGE_RATE_FROM_DAY.left.value} day`];
const loanCap = percent(rateOn(LOAN_RATE_CAPS, today) ?? "0");

const landlords = Object.values(NOTICE_MONTHS).map(({ landlord }) => landlord.value);
const firstMonths = landlords.map(({ from }): Figure => `${from} month`);
const lastMonths = landlords.map(({ to }): Figure => `${to} month`);
const renewedMonths = Object.values(RENEWED_LEASE_ENDS_AFTER).map(({ value }): Figure => `${value} month`);

/** At home, and abroad. */
const latePeriods: readonly Figure[] = [periodOf("late-act"), periodOf("late-act-abroad")];

/** Of papers, beside the days and sums that the same draft computes. */
const PAPERS: Readonly<Record<string, TextFigures>> = {
  "question.claim.hasLeft.help": { computed: [wageRate], cited: daysAfterLeaving },
  "question.claim.commercial.help": { computed: commercial },
  "question.claim.cause.help": { computed: [yearsOf("one-year")] },
  "question.claim.commercialEmployer.help": { computed: [percent(COMMERCIAL_RATE), percent(CIVIL_RATE)] },
  "question.claim.payday.help": { computed: [yearsOf("wages-three-years")] },
  // Two percent a month is its example.
  "question.claim.interestRate.help": { cited: ["2 percent"] },
  "question.agent.role.help": { computed: [won(LAY_AGENT_LIMIT.value)] },
  "question.court.filing.help": { computed: [percent(String(STAMP_DUTIES.electronicReduction.value))] },
  "question.notice.leaseEnd.help": { computed: lastMonths, cited: firstMonths },
  "question.notice.renewedAfter.help": { computed: renewedMonths },
  "issue.K4.tooSoon": { computed: renewedMonths },
  // Usual, not law.
  "question.notice.days.help": { cited: ["7 day", "14 day"] },
  "question.notice.nextStep.help": { computed: [periodOf("demand-followup")] },
  "question.objection.servedOn.help": { computed: [periodOf("payment-order-objection")] },
  "question.objection.servedHow.help": { computed: [figureOf(DEEMED_AFTER), figureOf(PUBLIC_NOTICE.first)] },
  "question.objection.noticedOn.help": { computed: [figureOf(DEEMED_AFTER)] },
  "question.objection.wasPrevented.label": { computed: [periodOf("payment-order-objection")] },
  "question.objection.wasAbroad.help": { computed: latePeriods },
  // 우편법 시행규칙: how long a post office keeps its copy.
  "term.certified-mail.text": { cited: ["3 year"] },
  "term.commercial-debt.text": { computed: commercial },
  "term.delay-damages.text": { computed: [lawsuitRate] },
  "term.late-act.text": { computed: latePeriods },
  // 어음법 70②, 수표법 51.
  "issue.G9.bill": { computed: [yearsOf("bill-three-years")], cited: ["1 year", "6 month"] },
  "issue.K5.commercial": { computed: [percent(COMMERCIAL_RATE)] },
  // The platform's own rules of what asks for a lawyer, and of what is near.
  "issue.G2.small": { computed: [won(LOAN_CAP_FROM.value)] },
  "lawyer.claim": { computed: [won(SMALL_CLAIM_LIMIT)] },
  "lawyer.limitation": { cited: ["7 day"] },
  "lawyer.deadline": { cited: ["7 day"] },
  "issue.K1.near": { cited: ["1 week", "7 day"] },
  "issue.K2.near": { cited: ["1 week", "7 day"] },
};

const REMINDERS: Readonly<Record<string, TextFigures>> = {
  "deadlines.reminders.step.d-7": { cited: ["7 day"] },
  "deadlines.reminders.step.d-3": { cited: ["3 day"] },
  "deadlines.reminders.step.d-3.backup": { cited: ["3 day"] },
  "deadlines.reminders.step.d-1": { cited: ["1 day"] },
  "deadlines.reminders.step.d-1.backup": { cited: ["1 day"] },
  "deadlines.reminders.step.d-1.all": { cited: ["1 day"] },
};

/** Of legal-rules itself, beside what it computes with. */
const RULES: Readonly<Record<string, TextFigures>> = {
  "step.DEEMED_WEEK_END": { computed: [figureOf(DEEMED_AFTER)] },
  // The divisors that give the conventions their names.
  "convention.court-period": { cited: ["1 year"] },
  "convention.period-365": { cited: ["365 day"] },
  "convention.total-365": { cited: ["365 day"] },
  "cost.ONE_HALF": { computed: [provisionalCap] },
};

/** Texts that are shown beside what legal-rules computes, by the folder of their catalogues. */
export const COMPUTED_TEXTS: Readonly<Record<string, Readonly<Record<string, TextFigures>>>> = {
  "packages/document-types/src/locales": PAPERS,
  "packages/domain-ui/src/deadlines/locales": REMINDERS,
  "packages/legal-rules/src/locales": RULES,
  "frontends/public/src/calculation/locales": { "tools.deadline.left": { cited: ["1 day"] } },
};

const FLAT = [
  "provisional-attachment",
  "provisional-disposition",
  "auction",
  "property-disclosure",
  "debtor-registry",
] as const;

/** Of what the assistant knows, which states in prose what legal-rules computes with. */
export const FACT_FIGURES: Readonly<Partial<Record<FactId, TextFigures>>> = {
  electronicService: { computed: [`${DEEMED_AFTER.n * 7} day`] },
  publicService: { computed: Object.values(PUBLIC_NOTICE).map(figureOf) },
  missedPeriod: { computed: latePeriods },
  // As long as the period that was missed.
  missedCriminalPeriod: { computed: [periodOf("criminal-appeal"), periodOf("formal-trial")] },
  stampDuty: {
    computed: [
      ...STAMP_BANDS.map(({ perTenThousand }): Figure => `${Number(perTenThousand) / 100} percent`),
      ...STAMP_BANDS.flatMap(({ from, plus }) => (from > 0n ? [won(from), won(plus)] : [])),
      ...FILINGS.map((filing) => won(computeStampDuty({ document: "complaint", filing, claim: 1 }).amount)),
    ],
    // 민사소송 등 인지법 2: what is dropped.
    cited: ["100 won"],
  },
  executionFees: {
    computed: [
      ...FLAT.map((document) => won(onPaper(document))),
      // With the collection, and without.
      won(onPaper("claim-seizure")),
      won(onPaper("claim-seizure") / 2),
      provisionalCap,
    ],
    // A lease registration, and a bare divorce.
    cited: ["2000 won", "20000 won"],
  },
  deliveryFees: { computed: [won(SERVICE_FEE_UNITS.at(-1)?.won ?? 0)] },
  interest: {
    computed: [
      percent(CIVIL_RATE),
      percent(COMMERCIAL_RATE),
      lawsuitRate,
      loanCap,
      wageRate,
      `${WAGE_RATE_FROM_DAY.left.value} day`,
    ],
  },
  smallClaims: { computed: [won(SMALL_CLAIM_LIMIT)] },
  supremeCourt: { computed: [periodOf("supreme-appeal"), periodOf("supreme-brief"), periodOf("supreme-reply")] },
};
