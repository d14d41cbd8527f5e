import { id } from "@legal/contracts";
import type { DocumentState } from "@legal/contracts/constants";
import { decodeCursor, encodeCursor, pageOf } from "@legal/service-kit";
import { z } from "zod";
import { DocumentRow, type DocumentRecord } from "../record/document-model.ts";

interface DocumentQuery {
  state?: DocumentState | undefined;
  caseId?: string | undefined;
  reviewerId?: string | undefined;
  lawyer?: "true" | undefined;
  cursor?: string | undefined;
  limit: number;
}

interface DocumentPage {
  documents: DocumentRecord[];
  nextCursor: string | undefined;
}

const MAX_OWN = 200;
/** Long, and no list shows them. */
const SUMMARY = { answers: 0, removed: 0, exhibits: 0, accepted: 0 };
const position = z.tuple([z.iso.datetime(), id]);

const after = (cursor: string) => {
  const [time, lastId] = decodeCursor(cursor, position);
  const since = new Date(time);
  return { since: { $gte: since }, $or: [{ since: { $gt: since } }, { _id: { $gt: lastId } }] };
};

const cursorOf = ({ since, _id }: DocumentRecord): string => encodeCursor([since.toISOString(), _id]);

/** No one brings a paper of an ended case further: it is shown with its case, and waits for no one. */
const WAITING = { caseEnded: { $ne: true } };

/** One page for the desk, the longest in their state first; what is delivered only where the query asks for it. */
export const listDocuments = async (query: DocumentQuery): Promise<DocumentPage> => {
  const { state, lawyer, caseId, reviewerId, cursor, limit } = query;
  const filter = {
    ...(state && { state }),
    ...(lawyer && { $and: [{ state: "lawyer-review" as const }] }),
    ...(caseId && { caseId }),
    ...(reviewerId && { reviewerId }),
    ...(!state && !lawyer && !caseId && { isOpen: true }),
    ...(!caseId && state !== "delivered" && WAITING),
    ...(cursor && after(cursor)),
  };
  const page = { sort: { since: 1, _id: 1 }, limit: limit + 1 } as const;
  const found = await DocumentRow.find(filter, SUMMARY, page).lean<DocumentRecord[]>();
  const { rows: documents, nextCursor } = pageOf(found, limit, cursorOf);
  return { documents, nextCursor };
};

/** By the state of those that are unfinished and wait. */
export const countDocuments = async (): Promise<Partial<Record<DocumentState, number>>> => {
  const byState = await DocumentRow.aggregate<{ _id: DocumentState; count: number }>([
    { $match: { isOpen: true, ...WAITING } },
    { $group: { _id: "$state", count: { $sum: 1 } } },
  ]);
  return Object.fromEntries(byState.map(({ _id, count }) => [_id, count]));
};

export const listOwnDocuments = (userId: string, caseId: string | undefined): Promise<DocumentRecord[]> => {
  const page = { sort: { createdAt: -1, _id: -1 }, limit: MAX_OWN } as const;
  return DocumentRow.find({ userId, ...(caseId && { caseId }) }, SUMMARY, page).lean<DocumentRecord[]>();
};
