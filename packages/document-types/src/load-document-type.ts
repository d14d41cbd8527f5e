import type { DocumentType } from "./engine/document-type.ts";

const FILES: Readonly<Record<string, () => Promise<DocumentType>>> = {
  "certified-mail": async () =>
    (await import(/* webpackChunkName: "type-certified-mail" */ "./types/certified-mail/index.ts")).certifiedMail,
  objection: async () =>
    (await import(/* webpackChunkName: "type-objection" */ "./types/objection/index.ts")).objection,
  "payment-order": async () =>
    (await import(/* webpackChunkName: "type-payment-order" */ "./types/payment-order/index.ts")).paymentOrder,
};

/** One kind of paper, in a chunk of its own in the browser; null for one that this release does not know. */
export const loadDocumentType = async (id: string): Promise<DocumentType | null> =>
  Object.hasOwn(FILES, id) ? ((await FILES[id]?.()) ?? null) : null;
