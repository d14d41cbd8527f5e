import type { CaseChat } from "../case-chat/case-facts.ts";
import type { Asking, Changed } from "../presenting/asking.ts";
import type { PaperWriter } from "../rendering/paper-writer.ts";
import type { RenderingLimit } from "../rendering/rendering-limit.ts";
import { approveDocument } from "./approve-document.ts";
import { assertCaseOpen } from "./assert-case-open.ts";
import { attachReceiptAndMove } from "./attach-receipt.ts";
import { storeMove, type Move } from "./move-document.ts";

export interface ChangeStateDeps {
  caseChat: Pick<CaseChat, "factsOf" | "attachFiles">;
  writer: PaperWriter;
  papers: RenderingLimit;
}

/** Until then a paper must be set. */
const RENDER_LIMIT_MS = 60_000;

/** Moves a document to another state, with what that state asks for: the set paper of an approval, a delivery's receipt. */
export const changeState = async (
  move: Move,
  asking: Asking,
  { caseChat, writer, papers }: ChangeStateDeps,
): Promise<Changed> => {
  await assertCaseOpen(move, asking, caseChat);
  if (move.to === "approved") {
    const approve = () => approveDocument(move, asking, writer, AbortSignal.timeout(RENDER_LIMIT_MS));
    return papers.run(asking.user.id, approve);
  }
  if (move.delivery?.receiptId === undefined) return storeMove(move, asking);
  return attachReceiptAndMove(move, move.delivery.receiptId, asking, caseChat);
};
