import type { ServiceId } from "../../service-ids.ts";
import type { ServiceText } from "../service-text.ts";

export const loadText: Readonly<Record<ServiceId, () => Promise<{ text: ServiceText }>>> = {
  "certified-mail": () => import("./certified-mail.ts"),
  "payment-order": () => import("./payment-order.ts"),
  "provisional-seizure": () => import("./provisional-seizure.ts"),
  "provisional-disposition": () => import("./provisional-disposition.ts"),
  complaint: () => import("./complaint.ts"),
  "answer-brief": () => import("./answer-brief.ts"),
  "real-estate-auction": () => import("./real-estate-auction.ts"),
  "movable-property-auction": () => import("./movable-property-auction.ts"),
  "debt-seizure": () => import("./debt-seizure.ts"),
  "lease-registration": () => import("./lease-registration.ts"),
  "property-disclosure": () => import("./property-disclosure.ts"),
  "debtor-registry": () => import("./debtor-registry.ts"),
  "divorce-lawsuit": () => import("./divorce-lawsuit.ts"),
  "patent-lawsuit": () => import("./patent-lawsuit.ts"),
  "administrative-lawsuit": () => import("./administrative-lawsuit.ts"),
  "criminal-defense": () => import("./criminal-defense.ts"),
  "inheritance-lawsuit": () => import("./inheritance-lawsuit.ts"),
  "labor-lawsuit": () => import("./labor-lawsuit.ts"),
  lawsuit: () => import("./lawsuit.ts"),
  objection: () => import("./objection.ts"),
  seizure: () => import("./seizure.ts"),
  "real-estate-seizure": () => import("./real-estate-seizure.ts"),
};
