import type { ClientSession } from "mongoose";
import { recordHistory } from "../record/record-history.ts";
import type { HistoryRecord } from "../record/history-model.ts";
import { enterState, recordStateEntry } from "../transitions/enter-state.ts";
import { settleProse } from "../record/prose-of-answers.ts";
import { changedAnswers } from "../record/stored-answers.ts";
import { typeOf } from "../types/type-of.ts";
import { replaceDocument, type DocumentRecord } from "../record/document-model.ts";
import { stateAfterEdit, type Reader } from "../record/document-policy.ts";
import type { Day } from "../drafting/draft-of.ts";
import { progressOfDocument, waitingSentencesOf } from "../drafting/evaluate-document.ts";

interface Edit {
  change: Partial<Pick<DocumentRecord, "answers" | "removed" | "exhibits" | "exhibitsSince" | "exhibitsBy">>;
  /** Whether the paper is another one: then what was released upon it is taken back. */
  isNew: boolean;
  historyEntry: Pick<HistoryRecord, "what"> & Partial<Pick<HistoryRecord, "paths">>;
}

/** Stores a change of answers or exhibits, and the state that it leads back to. */
export const storeEdit = async (
  before: DocumentRecord,
  { change, isNew, historyEntry }: Edit,
  { reader, day }: { reader: Reader; day: Day },
  session: ClientSession,
): Promise<DocumentRecord> => {
  const type = typeOf(before.typeId);
  const changed = { ...before, ...change, version: before.version + 1, updatedAt: day.now };
  const edited = { ...changed, answers: settleProse(changed, type, before) };
  const to = isNew ? stateAfterEdit(before.state, reader) : before.state;
  const moved = to === before.state ? edited : enterState(edited, to, day);
  const progress = progressOfDocument(moved, type);
  const waitingSentences = waitingSentencesOf(moved, type);
  const after = { ...moved, progress, waitingSentences, ...(isNew && { lawyer: null }) };
  await replaceDocument(after, session);
  const changes = changedAnswers(before.answers, after.answers);
  await recordHistory(after, reader, { ...historyEntry, changes }, day.now, session);
  if (to !== before.state) {
    await recordHistory(after, reader, { what: `moved:${to}` }, day.now, session);
    const { state: from, reviewerId } = before;
    await recordStateEntry(after, { from, reviewerId, reader, day }, session);
  }
  return after;
};
