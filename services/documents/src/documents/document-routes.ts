import {
  changeAnswersCall,
  changeExhibitsCall,
  countDocumentsCall,
  correctDeliveryCall,
  createDocumentCall,
  documentsDataRead,
  getDocumentCall,
  grantRevisionCall,
  listDocumentPeopleCall,
  listDocumentsCall,
  listMyDocumentsCall,
  moveDocumentCall,
  previewDocumentCall,
} from "@legal/contracts";
import { publishStaffReads } from "@legal/event-bus";
import { createRouter, languageOf, parse, requireAdmin, requireUser, staffReaderOf, userOf } from "@legal/service-kit";
import type { RateLimit } from "@legal/service-kit";
import type { Request, Router } from "express";
import type { CaseChat } from "../case-chat/case-facts.ts";
import { changeState } from "../moving/change-state.ts";
import type { RenderingLimit } from "../rendering/rendering-limit.ts";
import type { PaperWriter } from "../rendering/paper-writer.ts";
import { correctDelivery } from "../moving/correct-delivery.ts";
import { grantRevision } from "../moving/grant-revision.ts";
import { typeOf } from "../types/type-of.ts";
import { changeAnswers } from "../editing/change-answers.ts";
import type { Changed } from "../presenting/asking.ts";
import { changeExhibits } from "../editing/change-exhibits.ts";
import { createDocument } from "../editing/create-document.ts";
import type { AskStated } from "../drafting/ask-stated.ts";
import type { AskDay } from "../drafting/draft-of.ts";
import { countDocuments, listDocuments, listOwnDocuments } from "./list-documents.ts";
import { listPeople } from "./list-people.ts";
import { blocksShown } from "../versions/find-version.ts";
import { migrateDocument } from "../drafting/migrate-document.ts";
import { presentDocument, presentSummary } from "../presenting/present-document.ts";
import type { OpenDocument } from "../presenting/open-document.ts";

export interface DocumentRouteDeps {
  caseChat: CaseChat;
  stated: AskStated;
  askDay: AskDay;
  open: OpenDocument;
  writer: PaperWriter;
  papers: RenderingLimit;
  people: RateLimit;
}

export const documentRoutes = ({
  caseChat,
  stated,
  askDay,
  open,
  writer,
  papers,
  people,
}: DocumentRouteDeps): Router => {
  const routes = createRouter();
  const noteAccess = publishStaffReads(documentsDataRead);

  const askingOf = async (req: Request) => ({ user: userOf(req), day: await askDay(), language: languageOf(req) });
  type Asking = Awaited<ReturnType<typeof askingOf>>;
  const shown = ({ document, reader }: Changed, { day, language }: Asking) =>
    presentDocument(document, { reader, day, language });

  routes.post(createDocumentCall.path, requireUser, async (req, res) => {
    const { body } = parse(createDocumentCall, req);
    const asking = await askingOf(req);
    const created = await createDocument(body, asking, { caseChat, stated });
    await open.note(req, created);
    res.status(createDocumentCall.status).json(await shown(created, asking));
  });

  routes.get(listMyDocumentsCall.path, requireUser, async (req, res) => {
    const { caseId } = parse(listMyDocumentsCall, req).query;
    res.json((await listOwnDocuments(userOf(req).id, caseId)).map(presentSummary));
  });

  routes.get(listDocumentsCall.path, requireAdmin, async (req, res) => {
    const { documents, nextCursor } = await listDocuments(parse(listDocumentsCall, req).query);
    const others = documents.filter(({ userId }) => userId !== userOf(req).id);
    const subjects = others.map(({ _id, userId, caseId }) => ({ customerId: userId, caseId, itemId: _id }));
    await noteAccess(staffReaderOf(req), "documents-listed", subjects);
    if (nextCursor) res.set("X-Next-Cursor", nextCursor);
    res.json(documents.map(presentSummary));
  });

  routes.get(countDocumentsCall.path, requireAdmin, async (_req, res) => {
    res.json({ byState: await countDocuments() });
  });

  routes.get(getDocumentCall.path, requireUser, async (req, res) => {
    const { id } = parse(getDocumentCall, req).params;
    const asking = await askingOf(req);
    const { document, reader } = await open.toRead(req, id);
    const current = migrateDocument(document, typeOf(document.typeId), asking.day.now);
    res.json(await shown({ document: current, reader }, asking));
  });

  routes.get(listDocumentPeopleCall.path, requireUser, async (req, res) => {
    const { id } = parse(listDocumentPeopleCall, req).params;
    await people.consume(userOf(req).id);
    const { document } = await open.toRead(req, id);
    res.json(await listPeople(document.userId));
  });

  routes.patch(changeAnswersCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(changeAnswersCall, req);
    const asking = await askingOf(req);
    const changed = await changeAnswers({ id: params.id, ...body }, asking);
    await open.note(req, changed);
    res.json(await shown(changed, asking));
  });

  routes.patch(changeExhibitsCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(changeExhibitsCall, req);
    const asking = await askingOf(req);
    const changed = await changeExhibits({ id: params.id, ...body }, asking, caseChat);
    await open.note(req, changed);
    res.json(await shown(changed, asking));
  });

  routes.post(moveDocumentCall.path, requireUser, async (req, res) => {
    const { params, body } = parse(moveDocumentCall, req);
    const asking = await askingOf(req);
    const moved = await changeState({ id: params.id, ...body }, asking, { caseChat, writer, papers });
    await open.note(req, moved);
    res.json(await shown(moved, asking));
  });

  routes.patch(correctDeliveryCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(correctDeliveryCall, req);
    const asking = await askingOf(req);
    const corrected = await correctDelivery({ id: params.id, ...body }, asking, caseChat);
    await open.note(req, corrected);
    res.json(await shown(corrected, asking));
  });

  routes.post(grantRevisionCall.path, requireAdmin, async (req, res) => {
    const { params, body } = parse(grantRevisionCall, req);
    const asking = await askingOf(req);
    const granted = await grantRevision(params.id, body.version, asking);
    await open.note(req, granted);
    res.json(await shown(granted, asking));
  });

  routes.get(previewDocumentCall.path, requireUser, async (req, res) => {
    const { id } = parse(previewDocumentCall, req).params;
    const { document } = await open.toRead(req, id);
    res.json({ version: document.version, blocks: await blocksShown(document, await askDay()) });
  });

  return routes;
};
