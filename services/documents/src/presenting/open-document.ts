import { documentsDataRead, type AccessKind } from "@legal/contracts";
import { publishStaffReads } from "@legal/event-bus";
import { findDocument } from "./find-document.ts";
import type { DocumentView, Viewer } from "./request-scope.ts";

type ReadKind = Extract<AccessKind, "document-read" | "document-downloaded">;

export interface OpenDocument {
  /** The document, once it is stored that staff see it. */
  toRead: (viewer: Viewer, id: string) => Promise<DocumentView>;
  /** Stores that staff see a document that was found otherwise. */
  recordRead: (viewer: Viewer, seen: DocumentView, kind?: ReadKind) => Promise<void>;
}

export const createOpenDocument = (): OpenDocument => {
  const publishRead = publishStaffReads(documentsDataRead);
  const recordRead: OpenDocument["recordRead"] = async (
    { staffReader },
    { document, reader },
    kind = "document-read",
  ) => {
    if (reader.side === "user") return;
    const { _id: itemId, userId: customerId, caseId } = document;
    await publishRead(staffReader, kind, [{ customerId, caseId, itemId }]);
  };
  return {
    recordRead,
    toRead: async (viewer, id) => {
      const found = await findDocument(id, viewer.user);
      await recordRead(viewer, found);
      return found;
    },
  };
};
