import type { CaseChat } from "../case-chat/case-facts.ts";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import { RENDER_LIMIT_MS, type RenderingLimit } from "../rendering/rendering-limit.ts";
import { approveDocument } from "./approve-document.ts";
import { assertFits, type SettingDeps } from "./assert-fits.ts";
import { assertMayGoForward } from "./assert-may-go-forward.ts";
import { attachReceiptAndMove } from "./attach-receipt.ts";
import { storeTransition } from "./store-transition.ts";
import type { TransitionRequest } from "./transition-request.ts";

export interface ChangeStateDeps extends SettingDeps {
  caseChat: Pick<CaseChat, "factsOf" | "attachFiles" | "bytesOf">;
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
    const approve = () => approveDocument(request, scope, { caseChat, writer }, AbortSignal.timeout(RENDER_LIMIT_MS));
    return papers.run(scope.user.id, approve);
  }
  if (request.to === "client-review") await assertFits(request, scope, { caseChat, writer, papers });
  if (request.delivery?.receiptId === undefined) return storeTransition(request, scope);
  return attachReceiptAndMove(request, request.delivery.receiptId, scope, caseChat);
};
