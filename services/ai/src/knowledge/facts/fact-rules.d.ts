import { type Citation, type Confidence, type ServiceId } from "@legal/catalog";
interface FactRule {
  readonly citations: readonly Citation[];
  readonly confidence: Confidence;
  /** The day it was checked. */
  readonly asOf: string;
  /** Whose subject it is; empty = everybody's. */
  readonly services: readonly ServiceId[];
}
/** What is true beyond the periods of the catalogue. The wording stands in each language's file. */
export declare const FACT_RULES: {
  readonly counting: FactRule;
  readonly electronicService: FactRule;
  readonly publicService: FactRule;
  readonly missedPeriod: FactRule;
  readonly missedCriminalPeriod: FactRule;
  readonly stampDuty: FactRule;
  readonly executionFees: FactRule;
  readonly deliveryFees: FactRule;
  readonly interest: FactRule;
  readonly paymentOrderLimits: FactRule;
  readonly smallClaims: FactRule;
  readonly supremeCourt: FactRule;
  readonly finalOrders: FactRule;
};
export type FactId = keyof typeof FACT_RULES;
export type FactTexts = Readonly<
  Record<
    FactId,
    {
      readonly title: string;
      readonly text: string;
    }
  >
>;
export {};
