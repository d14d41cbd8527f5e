import type { CaseChat } from "../case-chat/case-facts.ts";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import type { PaperWriter } from "../rendering/paper-writer.ts";
import { RENDER_LIMIT_MS, type RenderingLimit } from "../rendering/rendering-limit.ts";
import { approveDocument } from "./approve-document.ts";
import { assertCaseOpen } from "./assert-case-open.ts";
import { attachReceiptAndMove } from "./attach-receipt.ts";
import { storeMove, type Move } from "./move-document.ts";

export interface ChangeStateDeps {
  caseChat: Pick<CaseChat, "factsOf" | "attachFiles">;
  writer: PaperWriter;
  papers: RenderingLimit;
}

/** Moves a document to another state, with what that state asks for: the set paper of an approval, a delivery's receipt. */
export const changeState = async (
  move: Move,
  scope: RequestScope,
  { caseChat, writer, papers }: ChangeStateDeps,
): Promise<DocumentView> => {
  await assertCaseOpen(move, scope, caseChat);
  if (move.to === "approved") {
    const approve = () => approveDocument(move, scope, writer, AbortSignal.timeout(RENDER_LIMIT_MS));
    return papers.run(scope.user.id, approve);
  }
  if (move.delivery?.receiptId === undefined) return storeMove(move, scope);
  return attachReceiptAndMove(move, move.delivery.receiptId, scope, caseChat);
};
