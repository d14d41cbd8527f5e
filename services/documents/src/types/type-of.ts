import type { DocumentType } from "@legal/document-types";
import { documentTypeOf } from "@legal/document-types/all-types";
import { notFound } from "@legal/service-kit";

/** Throws 404: after a rollback there may be documents of a type that this release does not know. */
export const typeOf = (typeId: string): DocumentType => {
  const type = documentTypeOf(typeId);
  if (!type) throw notFound("document type");
  return type;
};
