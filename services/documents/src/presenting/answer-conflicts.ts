import { AppError } from "@legal/service-kit";
import type { ErrorRequestHandler } from "express";
import { DocumentChanged } from "./assert-seen.ts";
import type { OpenDocument } from "./open-document.ts";
import { presentDocument } from "./present-document.ts";

/** Shows the present document to who decided upon an older one: a read like any other. */
export const answerConflicts =
  (open: OpenDocument): ErrorRequestHandler =>
  async (error: unknown, req, _res, _next) => {
    if (!(error instanceof DocumentChanged)) throw error;
    const { document, shown, status, code } = error;
    await open.note(req, { document, reader: shown.reader });
    throw new AppError(status, code, code, { current: await presentDocument(document, shown) });
  };
