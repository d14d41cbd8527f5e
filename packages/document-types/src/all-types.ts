import type { ServiceId } from "@legal/catalog";
import type { DocumentType } from "./engine/document-type.ts";
import { certifiedMail } from "./types/certified-mail/index.ts";
import { objection } from "./types/objection/index.ts";
import { paymentOrder } from "./types/payment-order/index.ts";

/** Every kind of paper that can be written. */
export const DOCUMENT_TYPES: readonly DocumentType[] = [paymentOrder, certifiedMail, objection];

const byId = new Map(DOCUMENT_TYPES.map((type) => [type.id, type]));

export const documentTypeOf = (id: string): DocumentType | null => byId.get(id) ?? null;

/** The papers that a case of a service may have, the usual one first. */
export const typesOfService = (service: ServiceId): readonly DocumentType[] =>
  DOCUMENT_TYPES.filter(({ services }) => services.includes(service));
