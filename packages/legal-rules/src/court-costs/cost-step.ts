import type { Won } from "../money/won.ts";

export type CostStepCode =
  | "ART2"
  | "TIMES_1_5"
  | "TIMES_2"
  | "ONE_TENTH"
  | "ONE_FIFTH"
  | "ONE_HALF"
  | "FLAT"
  | "SUIT"
  | "MINUS_PAID"
  | "MINUS_BEFORE"
  | "E_FILING_9_10"
  | "UNIT"
  | "ROUNDS"
  | "TOTAL";

/** One line of the way to a fee; of ROUNDS the amount is a number of rounds. */
export interface CostStep {
  readonly code: CostStepCode;
  readonly amount: Won;
  /** The rule in Korean short form: `인지법 2`. */
  readonly basis?: string;
}
