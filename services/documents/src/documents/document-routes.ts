import {
  countDocumentsCall,
  createDocumentCall,
  documentsDataRead,
  getDocumentCall,
  listDocumentPeopleCall,
  listDocumentsCall,
  listMyDocumentsCall,
  previewDocumentCall,
} from "@legal/contracts";
import { publishStaffReads } from "@legal/event-bus";
import { createRouter, parse, requireAdmin, requireUser, staffReaderOf, userOf } from "@legal/service-kit";
import type { RateLimit } from "@legal/service-kit";
import type { Router } from "express";
import type { CaseChat } from "../case-chat/case-facts.ts";
import { createDocument } from "../editing/create-document.ts";
import type { AskStated } from "../drafting/ask-stated.ts";
import type { AskDay } from "../drafting/draft-of.ts";
import { countDocuments, listDocuments, listOwnDocuments } from "./list-documents.ts";
import { listPeople } from "./list-people.ts";
import { blocksShown } from "../versions/find-version.ts";
import type { DocumentRecord } from "../record/document-model.ts";
import type { PresentChange } from "../presenting/present-change.ts";
import { presentDocument, presentSummary } from "../presenting/present-document.ts";
import type { OpenDocument } from "../presenting/open-document.ts";
import { viewerOf } from "../presenting/request-scope.ts";

interface DocumentRouteDeps {
  caseChat: CaseChat;
  stated: AskStated;
  askDay: AskDay;
  open: OpenDocument;
  presentChange: PresentChange;
  people: RateLimit;
}

/** Of the audit log. */
const subjectOf = ({ _id: itemId, userId: customerId, caseId }: Pick<DocumentRecord, "_id" | "userId" | "caseId">) => ({
  customerId,
  caseId,
  itemId,
});

export const documentRoutes = ({
  caseChat,
  stated,
  askDay,
  open,
  presentChange,
  people: peopleLimit,
}: DocumentRouteDeps): Router => {
  const routes = createRouter();
  const noteAccess = publishStaffReads(documentsDataRead);

  routes.post(createDocumentCall.path, requireUser, async (req, res) => {
    const { body } = parse(createDocumentCall, req);
    const created = await presentChange(viewerOf(req), (scope) => createDocument(body, scope, { caseChat, stated }));
    res.status(createDocumentCall.status).json(created);
  });

  routes.get(listMyDocumentsCall.path, requireUser, async (req, res) => {
    const { caseId } = parse(listMyDocumentsCall, req).query;
    res.json((await listOwnDocuments(userOf(req).id, caseId)).map(presentSummary));
  });

  routes.get(listDocumentsCall.path, requireAdmin, async (req, res) => {
    const { documents, nextCursor } = await listDocuments(parse(listDocumentsCall, req).query);
    const others = documents.filter(({ userId }) => userId !== userOf(req).id);
    await noteAccess(staffReaderOf(req), "documents-listed", others.map(subjectOf));
    if (nextCursor) res.set("X-Next-Cursor", nextCursor);
    res.json(documents.map(presentSummary));
  });

  routes.get(countDocumentsCall.path, requireAdmin, async (_req, res) => {
    res.json({ byState: await countDocuments() });
  });

  routes.get(getDocumentCall.path, requireUser, async (req, res) => {
    const { id } = parse(getDocumentCall, req).params;
    const viewer = viewerOf(req);
    const day = await askDay();
    const { document, reader } = await open.toRead(viewer, id);
    res.json(await presentDocument(document, { reader, day, language: viewer.language }));
  });

  routes.get(listDocumentPeopleCall.path, requireUser, async (req, res) => {
    const { id } = parse(listDocumentPeopleCall, req).params;
    await peopleLimit.consume(userOf(req).id);
    const { document, reader } = await open.toRead(viewerOf(req), id);
    const { people, sources } = await listPeople(document.userId);
    const others = sources.filter(({ _id }) => _id !== id);
    if (reader.side === "admin") await noteAccess(staffReaderOf(req), "document-read", others.map(subjectOf));
    res.json(people);
  });

  routes.get(previewDocumentCall.path, requireUser, async (req, res) => {
    const { id } = parse(previewDocumentCall, req).params;
    const { document } = await open.toRead(viewerOf(req), id);
    res.json({ version: document.version, blocks: await blocksShown(document, await askDay()) });
  });

  return routes;
};
