import type { User } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { findLawyer } from "../record/lawyer-model.ts";
import { DocumentRow, type DocumentRecord } from "../record/document-model.ts";
import { canRead, documentNotFound, readerOf, type Reader } from "../record/document-policy.ts";

interface Found {
  document: DocumentRecord;
  reader: Reader;
}

/** The document, when the user may read it, and what they are towards it. */
export const findDocument = async (id: string, user: User, session: ClientSession | null = null): Promise<Found> => {
  const document = await DocumentRow.findById(id).session(session).lean<DocumentRecord>();
  if (!document || !canRead(document, user)) throw documentNotFound();
  const lawyer = user.role === "admin" ? await findLawyer(user.id) : null;
  return { document, reader: readerOf(document, user, lawyer) };
};
