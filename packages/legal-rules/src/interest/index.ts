export { INTEREST_CONVENTIONS, type InterestConvention, type InterestRow, type Segment } from "./interest-row.ts";
export { CIVIL_RATE, COMMERCIAL_RATE, LAWSUIT_RATES, RATES_CHECKED_ON } from "./lawsuit-rates.ts";
export { greaterRate, rateOn, type DatedRate, type RatePercent } from "./rate.ts";
export type { Due, DueInput } from "./segments.ts";
export { computeInterest, type Interest, type InterestInput } from "./compute-interest.ts";
export type { AppliedPayment, Debt } from "./apply-payment.ts";
export {
  allocatePayments,
  type Allocation,
  type AllocationInput,
  type Payment,
  type PaymentRow,
} from "./allocate-payments.ts";
