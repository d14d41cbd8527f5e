import { blocksOf } from "@legal/document-types";
import { AppError } from "@legal/service-kit";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import { draftOf } from "../drafting/draft-of.ts";
import { typeOf } from "../types/type-of.ts";
import type { PaperWriter } from "../rendering/paper-writer.ts";
import { fileIdsOf, keepBytes, papers } from "../record/frozen-bytes.ts";
import { returnOutdated } from "./return-outdated.ts";
import { prepareMove, storeMove, type Move } from "./move-document.ts";

/**
 * Sets the paper, stores its bytes, and only then approves it, all at once: a process that ends in between leaves files
 * that nothing refers to, and a document that is as it was. Changed meanwhile, it is refused and the files go.
 * What is no longer the paper that was released goes back to the office instead.
 */
export const approveDocument = async (
  move: Move,
  scope: RequestScope,
  writer: PaperWriter,
  signal: AbortSignal,
): Promise<DocumentView> => {
  const { document } = await prepareMove(move, scope);
  const type = typeOf(document.typeId);
  const blocks = blocksOf(type, draftOf(document, scope.day));
  await returnOutdated(document, blocks, move, scope);
  const [pdf, docx] = await Promise.all([
    writer.renderPdf(blocks, type.format, signal),
    writer.renderDocx(blocks, type.format, signal),
  ]);
  const files = { pdf: await keepBytes(pdf, document._id), docx: await keepBytes(docx, document._id) };
  try {
    return await storeMove(move, scope, files);
  } catch (error) {
    // Refused for certain; after anything else it may have been approved, and the job finds out.
    if (error instanceof AppError && error.status < 500) await papers.remove(fileIdsOf(files));
    throw error;
  }
};
