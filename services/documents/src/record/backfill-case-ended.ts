import { isNotFound } from "@legal/service-kit";
import type { CaseChat } from "../case-chat/case-facts.ts";
import { DocumentRow, type DocumentRecord } from "./document-model.ts";

const UNKNOWN = { isOpen: true, caseEnded: { $exists: false } };

type FactsOf = Pick<CaseChat, "factsOf">;

/** A case whose room is gone has ended: its papers are about to be deleted. */
const hasEnded = async (caseId: string, { factsOf }: FactsOf): Promise<boolean> => {
  try {
    return !(await factsOf(caseId)).isOpen;
  } catch (error) {
    if (isNotFound(error)) return true;
    throw error;
  }
};

/**
 * Asks case-chat about the cases of open papers of which no event has said whether they go on: a case may end while one of
 * its papers is begun. Returns how many papers it settled.
 */
export const backfillCaseEnded = async (caseChat: FactsOf, signal?: AbortSignal): Promise<number> => {
  const papers = DocumentRow.find(UNKNOWN, { caseId: 1 }).lean<Pick<DocumentRecord, "caseId">[]>().cursor();
  let settled = 0;
  for await (const { caseId } of papers) {
    signal?.throwIfAborted();
    const caseEnded = await hasEnded(caseId, caseChat);
    // What an event has said meanwhile stays.
    settled += (await DocumentRow.updateMany({ ...UNKNOWN, caseId }, { $set: { caseEnded } })).modifiedCount;
  }
  return settled;
};
