import { validationFailed } from "@legal/service-kit";
import type { CaseChat } from "../case-chat/case-facts.ts";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import { sanitizeText } from "../record/sanitize-text.ts";
import { prepareTransition, storeTransition } from "./store-transition.ts";
import type { TransitionRequest } from "./transition-request.ts";

/** Ties a receipt to the case. Throws 400 where the file is another's. */
export const attachReceipt = async (
  caseId: string,
  userId: string,
  receiptId: string,
  caseChat: Pick<CaseChat, "attachFiles">,
): Promise<NonNullable<TransitionRequest["receipt"]>> => {
  const [file] = await caseChat.attachFiles(caseId, userId, [receiptId]);
  if (!file) throw validationFailed([{ path: "delivery.receiptId", message: "exhibits.foreign" }]);
  return { fileId: file.id, fileName: sanitizeText(file.name) };
};

/** The receipt is a file of the case, or an unsent upload of the caller's, which becomes one once they may deliver. */
export const attachReceiptAndMove = async (
  request: TransitionRequest,
  receiptId: string,
  scope: RequestScope,
  caseChat: Pick<CaseChat, "attachFiles">,
): Promise<DocumentView> => {
  const { document } = await prepareTransition(request, scope);
  const receipt = await attachReceipt(document.caseId, scope.user.id, receiptId, caseChat);
  return storeTransition({ ...request, receipt }, scope);
};
