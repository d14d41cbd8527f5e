import type { DocumentType } from "./engine/document-type.ts";
import { certifiedMail } from "./types/certified-mail/index.ts";
import { objection } from "./types/objection/index.ts";
import { paymentOrder } from "./types/payment-order/index.ts";

/** Every kind of paper that can be written. */
export const DOCUMENT_TYPES: readonly DocumentType[] = [paymentOrder, certifiedMail, objection];

const byId = new Map(DOCUMENT_TYPES.map((type) => [type.id, type]));

export const documentTypeOf = (id: string): DocumentType | null => byId.get(id) ?? null;
