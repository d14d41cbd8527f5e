import { validationFailed } from "@legal/service-kit";
import type { CaseChat } from "../case-chat/case-facts.ts";
import type { Asking, Changed } from "../presenting/asking.ts";
import { keptText } from "../record/kept-text.ts";
import { prepareMove, storeMove, type Move } from "./move-document.ts";

/** The receipt is a file of the case, or an unsent upload of the caller's, which becomes one once they may deliver. */
export const deliverDocument = async (
  move: Move,
  asking: Asking,
  caseChat: Pick<CaseChat, "attachFiles">,
): Promise<Changed> => {
  const { receiptId } = move.delivery ?? {};
  if (receiptId === undefined) return storeMove(move, asking);
  const { document } = await prepareMove(move, asking);
  const [file] = await caseChat.attachFiles(document.caseId, asking.user.id, [receiptId]);
  if (!file) throw validationFailed([{ path: "delivery.receiptId", message: "exhibits.foreign" }]);
  return storeMove({ ...move, receipt: { fileId: file.id, fileName: keptText(file.name) } }, asking);
};
