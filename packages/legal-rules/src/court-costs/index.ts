export { WON_LIMIT } from "../money/won.ts";
export { FILINGS, type Filing } from "./filing.ts";
export type { CostStep, CostStepCode } from "./cost-step.ts";
export { CLAIM_BASES, STAMP_BANDS, type ClaimBasis } from "./stamp-tariff.ts";
export {
  computeStampDuty,
  isFlat,
  STAMP_DOCUMENTS,
  type StampDocument,
  type StampDuty,
  type StampDutyInput,
} from "./compute-stamp-duty.ts";
export {
  SERVICE_FEE_CHECKED_ON,
  SERVICE_FEE_SOURCE,
  SERVICE_FEE_UNITS,
  SMALL_CLAIM_LIMIT,
} from "./service-fee-tariff.ts";
export { PROCEDURE_IDS, PROCEDURES, type Procedure } from "./procedures.ts";
export { computeServiceFee, type Parties, type ServiceFee, type ServiceFeeInput } from "./compute-service-fee.ts";
export { procedureOf } from "./procedure-of.ts";
export { countedIn, peopleOf, USUAL_COUNTS } from "./usual-case.ts";
export { computeCourtCosts, type CourtCosts, type CourtCostsInput } from "./compute-court-costs.ts";
