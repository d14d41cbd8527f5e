import type { Document } from "@legal/contracts";
import type { AskDay } from "../drafting/draft-of.ts";
import type { OpenDocument } from "./open-document.ts";
import { presentDocument } from "./present-document.ts";
import type { DocumentView, RequestScope, Viewer } from "./request-scope.ts";

/** Makes a change, and shows the document as it is then, once it is stored that staff see it. */
export type PresentChange = (
  viewer: Viewer,
  change: (scope: RequestScope) => Promise<DocumentView>,
) => Promise<Document>;

export const createPresentChange =
  (open: OpenDocument, askDay: AskDay): PresentChange =>
  async (viewer, change) => {
    const scope = { ...viewer, day: await askDay() };
    const changed = await change(scope);
    await open.recordRead(viewer, changed);
    return presentDocument(changed.document, { ...scope, reader: changed.reader });
  };
