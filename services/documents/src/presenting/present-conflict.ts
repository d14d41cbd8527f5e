import { AppError } from "@legal/service-kit";
import { DocumentChanged } from "./assert-seen.ts";
import type { OpenDocument } from "./open-document.ts";
import { presentDocument } from "./present-document.ts";
import type { Viewer } from "./request-scope.ts";

/** Shows the present document to who decided upon an older one, a read like any other; throws whatever else it is. */
export const presentConflict = async (error: unknown, viewer: Viewer, open: OpenDocument): Promise<never> => {
  if (!(error instanceof DocumentChanged)) throw error;
  const { document, shown, status, code } = error;
  await open.recordRead(viewer, { document, reader: shown.reader });
  throw new AppError(status, code, code, { current: await presentDocument(document, shown) });
};
