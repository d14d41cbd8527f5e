import { blocksOf } from "@legal/document-types";
import { AppError } from "@legal/service-kit";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import { draftOf } from "../drafting/draft-of.ts";
import { typeOf } from "../types/type-of.ts";
import { picturesOf } from "../versions/pictures-of.ts";
import { unfitOf, type SettingDeps } from "./assert-fits.ts";
import { fileIdsOf, keepBytes, papers } from "../record/frozen-bytes.ts";
import type { DocumentRecord } from "../record/document-model.ts";
import { awaitsApproval } from "../record/prose-of-answers.ts";
import { keyOf } from "../record/stored-answers.ts";
import { assertReady, type Waiting } from "./assert-may-move.ts";
import { isOutdated, returnToOffice } from "./return-to-office.ts";
import { storeTransition, weighTransition } from "./store-transition.ts";
import type { TransitionRequest } from "./transition-request.ts";

/**
 * It was whole when it was released: what a day or a later release asks since is not the customer's to mend. Sentences
 * whose approval they took back are.
 */
const isOffices = ({ answers }: DocumentRecord, { missing, issues, lacksLawyer }: Waiting): boolean =>
  lacksLawyer || issues.length > 0 || missing.some((path) => !awaitsApproval(answers[keyOf(path)]));

/**
 * Sets the paper, stores its bytes, and only then approves it, all at once: a process that ends in between leaves files
 * that nothing refers to, and a document that is as it was. Changed meanwhile, it is refused and the files go.
 * What is no longer the paper that was released, or waits for the office, goes back there instead.
 */
export const approveDocument = async (
  request: TransitionRequest,
  scope: RequestScope,
  { caseChat, writer }: SettingDeps,
  signal: AbortSignal,
): Promise<DocumentView> => {
  const { document, waiting } = await weighTransition(request, scope);
  const type = typeOf(document.typeId);
  const blocks = blocksOf(type, draftOf(document, scope.day));
  if (isOffices(document, waiting) || (await isOutdated(document, blocks))) await returnToOffice(request, scope);
  await assertReady(waiting, scope.language);
  const pictures = await picturesOf(blocks, document, { caseChat, writer, signal });
  const [pdf, docx] = await Promise.all([
    writer.renderPdf(blocks, type.format, signal, pictures),
    writer.renderDocx(blocks, type.format, signal, pictures),
  ]);
  if (unfitOf(type, { blocks, pictures, pages: pdf.pages }).length > 0) await returnToOffice(request, scope);
  const files = { pdf: await keepBytes(pdf.bytes, document._id), docx: await keepBytes(docx, document._id) };
  try {
    return await storeTransition(request, scope, files);
  } catch (error) {
    // Refused for certain; after anything else it may have been approved, and the job finds out.
    if (error instanceof AppError && error.status < 500) await papers.remove(fileIdsOf(files));
    throw error;
  }
};
