import { documentsDataRead, type AccessKind } from "@legal/contracts";
import { publishStaffReads } from "@legal/event-bus";
import { findDocument } from "./find-document.ts";
import type { DocumentView, Viewer } from "./request-scope.ts";

type ReadKind = Extract<AccessKind, "document-read" | "document-downloaded">;

export interface OpenDocument {
  /** The document, once it is stored that staff see it. */
  toRead: (viewer: Viewer, id: string) => Promise<DocumentView>;
  /** Stores that staff see a document that was found otherwise. */
  note: (viewer: Viewer, seen: DocumentView, kind?: ReadKind) => Promise<void>;
}

export const createOpenDocument = (): OpenDocument => {
  const noteAccess = publishStaffReads(documentsDataRead);
  const note: OpenDocument["note"] = async ({ staffReader }, { document, reader }, kind = "document-read") => {
    if (reader.side === "user") return;
    const { _id: itemId, userId: customerId, caseId } = document;
    await noteAccess(staffReader, kind, [{ customerId, caseId, itemId }]);
  };
  return {
    note,
    toRead: async (viewer, id) => {
      const found = await findDocument(id, viewer.user);
      await note(viewer, found);
      return found;
    },
  };
};
