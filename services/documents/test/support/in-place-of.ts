import type { DocumentType } from "@legal/document-types";
import { documentTypeOf } from "@legal/document-types/all-types";

/** The service writes another kind of paper where it wrote this one, until the returned function is called. */
export const inPlaceOf = (id: string, other: DocumentType): (() => void) => {
  const type = documentTypeOf(id);
  if (!type) throw new Error(`no type ${id}`);
  const own = { ...type };
  const become = (next: DocumentType) => {
    for (const key of Object.keys(type)) Reflect.deleteProperty(type, key);
    Object.assign(type, next, { id, services: own.services });
  };
  become(other);
  return () => become(own);
};
