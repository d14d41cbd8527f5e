import { DOCUMENT_STATE_RULES } from "@legal/case-rules";
import type { CaseChat } from "../case-chat/case-facts.ts";
import { DocumentRow, type DocumentRecord } from "./document-model.ts";

const UNKEPT = { isOpen: true, turnKept: { $exists: false } };

type Paper = Pick<DocumentRecord, "_id" | "caseId" | "state">;

/** One that moves meanwhile is said again: its event may have come to case-chat before the call. */
const keepTurn = async (_id: string, caseChat: Pick<CaseChat, "keepTurn">): Promise<boolean> => {
  for (;;) {
    const paper = await DocumentRow.findOne({ ...UNKEPT, _id }, { caseId: 1, state: 1 }).lean<Paper>();
    if (!paper) return false;
    const { caseId, state } = paper;
    await caseChat.keepTurn(caseId, _id, DOCUMENT_STATE_RULES[state].turn === "customer");
    const { matchedCount } = await DocumentRow.updateOne({ _id, state }, { $set: { turnKept: true } });
    if (matchedCount > 0) return true;
  }
};

/**
 * Says to case-chat of each open paper whose turn it is, once: an earlier release of it did not follow their moves. It can
 * be stopped and run again at any time; a case-chat that is still that release refuses, which leaves the rest to a later
 * run. Returns how many papers there were.
 */
export const backfillTurns = async (caseChat: Pick<CaseChat, "keepTurn">, signal?: AbortSignal): Promise<number> => {
  let kept = 0;
  for await (const { _id } of DocumentRow.find(UNKEPT, { _id: 1 }).lean<Pick<Paper, "_id">[]>().cursor()) {
    signal?.throwIfAborted();
    if (await keepTurn(_id, caseChat)) kept += 1;
  }
  return kept;
};
