import type { CaseChat } from "../case-chat/case-facts.ts";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import type { PaperWriter } from "../rendering/paper-writer.ts";
import { RENDER_LIMIT_MS, type RenderingLimit } from "../rendering/rendering-limit.ts";
import { approveDocument } from "./approve-document.ts";
import { assertMayGoForward } from "./assert-may-go-forward.ts";
import { attachReceiptAndMove } from "./attach-receipt.ts";
import { storeTransition } from "./store-transition.ts";
import type { TransitionRequest } from "./transition-request.ts";

export interface ChangeStateDeps {
  caseChat: Pick<CaseChat, "factsOf" | "attachFiles">;
  writer: PaperWriter;
  papers: RenderingLimit;
}

/** Moves a document to another state, with what that state asks for: the set paper of an approval, a delivery's receipt. */
export const changeState = async (
  request: TransitionRequest,
  scope: RequestScope,
  { caseChat, writer, papers }: ChangeStateDeps,
): Promise<DocumentView> => {
  await assertMayGoForward(request, scope, caseChat);
  if (request.to === "approved") {
    const approve = () => approveDocument(request, scope, writer, AbortSignal.timeout(RENDER_LIMIT_MS));
    return papers.run(scope.user.id, approve);
  }
  if (request.delivery?.receiptId === undefined) return storeTransition(request, scope);
  return attachReceiptAndMove(request, request.delivery.receiptId, scope, caseChat);
};
