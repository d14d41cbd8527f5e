import { documentsDataRead, type AccessKind } from "@legal/contracts";
import { publishStaffReads } from "@legal/event-bus";
import { staffReaderOf, userOf } from "@legal/service-kit";
import type { Request } from "express";
import type { Changed } from "./asking.ts";
import { findDocument } from "./find-document.ts";

type ReadKind = Extract<AccessKind, "document-read" | "document-downloaded">;

export interface OpenDocument {
  /** The document, once it is stored that staff see it. */
  toRead: (req: Request, id: string) => Promise<Changed>;
  /** Stores that staff see a document that was found otherwise. */
  note: (req: Request, seen: Changed, kind?: ReadKind) => Promise<void>;
}

export const createOpenDocument = (): OpenDocument => {
  const noteAccess = publishStaffReads(documentsDataRead);
  const note: OpenDocument["note"] = async (req, { document, reader }, kind = "document-read") => {
    if (reader.side === "user") return;
    const { _id: itemId, userId: customerId, caseId } = document;
    await noteAccess(staffReaderOf(req), kind, [{ customerId, caseId, itemId }]);
  };
  return {
    note,
    toRead: async (req, id) => {
      const found = await findDocument(id, userOf(req));
      await note(req, found);
      return found;
    },
  };
};
