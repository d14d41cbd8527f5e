import { listDocumentHistoryCall } from "@legal/contracts";
import { createRouter, newestFirst, pageOf, parse, requireUser } from "@legal/service-kit";
import type { Router } from "express";
import type { OpenDocument } from "../presenting/open-document.ts";
import { viewerOf } from "../presenting/request-scope.ts";
import { commentShown } from "../presenting/comment-shown.ts";
import { presentPeople } from "../record/present-person.ts";
import { History, type HistoryRecord } from "../record/history-model.ts";

export const historyRoutes = (open: OpenDocument): Router => {
  const routes = createRouter();

  routes.get(listDocumentHistoryCall.path, requireUser, async (req, res) => {
    const { params, query } = parse(listDocumentHistoryCall, req);
    const { document, reader } = await open.toRead(viewerOf(req), params.id);
    const filter = { documentId: params.id, ...(query.cursor && newestFirst.after(query.cursor)) };
    const page = { sort: newestFirst.sort, limit: query.limit + 1 };
    const found = await History.find(filter, {}, page).lean<HistoryRecord[]>();
    const { rows, nextCursor } = pageOf(found, query.limit, newestFirst.cursorOf);
    const personOf = await presentPeople(rows, document.customerName);
    if (nextCursor) res.set("X-Next-Cursor", nextCursor);
    res.json(
      rows.map((row) => {
        const { _id: id, at, role, what, paths, changes, version, sha256 } = row;
        const comment = commentShown(row, what.replace("moved:", ""), reader);
        return { id, at: at.toISOString(), by: personOf(row), role, what, paths, changes, version, comment, sha256 };
      }),
    );
  });

  return routes;
};
