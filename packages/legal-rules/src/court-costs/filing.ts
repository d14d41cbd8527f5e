import { LegalRuleError } from "../errors/legal-rule-error.ts";

export const FILINGS = ["paper", "electronic"] as const;
export type Filing = (typeof FILINGS)[number];

export const checkFiling = (filing: Filing): void => {
  if (!FILINGS.includes(filing)) throw new LegalRuleError("FILING_UNKNOWN", "filing");
};
