import type { StampDocument } from "@legal/legal-rules/court-costs";
import type { ServiceId } from "./service-ids.ts";

/** The papers that open a service at the court, where its costs follow from the amount alone; a choice of several. */
const COURT_PAPERS: Readonly<Partial<Record<ServiceId, readonly StampDocument[]>>> = {
  "payment-order": ["payment-order"],
  complaint: ["complaint"],
  lawsuit: ["complaint"],
  "labor-lawsuit": ["complaint"],
  "inheritance-lawsuit": ["complaint"],
  "provisional-seizure": ["provisional-attachment"],
  "provisional-disposition": ["provisional-disposition", "provisional-status"],
  "property-disclosure": ["property-disclosure"],
  "debtor-registry": ["debtor-registry"],
};

/** Those whose costs depend on how many people they concern as well, or which may be about no amount. */
const FURTHER_PAPERS: typeof COURT_PAPERS = {
  "administrative-lawsuit": ["admin-first"],
  "debt-seizure": ["claim-seizure"],
  seizure: ["claim-seizure", "auction"],
  "real-estate-auction": ["auction"],
  "real-estate-seizure": ["auction"],
};

export const courtPapersOf = (service: ServiceId): readonly StampDocument[] => COURT_PAPERS[service] ?? [];

/** Also those whose costs can be estimated for a usual case alone. */
export const estimatedPapersOf = (service: ServiceId): readonly StampDocument[] =>
  COURT_PAPERS[service] ?? FURTHER_PAPERS[service] ?? [];
