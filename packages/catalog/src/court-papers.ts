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

export const courtPapersOf = (service: ServiceId): readonly StampDocument[] => COURT_PAPERS[service] ?? [];
