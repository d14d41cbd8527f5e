import { documentStateChanged } from "@legal/contracts";
import type { DocumentState } from "@legal/contracts/constants";
import { on } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import type { z } from "zod";
import { suppressQueued } from "../deliveries/delivery-queue.ts";
import { PendingEventRow, type PendingEvent } from "../pending-events/pending-event-model.ts";
import { storePendingEvent } from "../pending-events/store-pending-event.ts";
import { Notice } from "../notices/notice-model.ts";

type Move = z.output<typeof documentStateChanged.schema>;
type Turn = Pick<PendingEvent, "kind" | "askedIds" | "documentNews">;

const CUSTOMERS: Turn = { kind: "document-review" };
const OFFICES: Turn = { kind: "document-waits" };

/** Who learns of a document's new state: whose turn it is, and its customer of what became of it; null where that is who moved it. */
const TURN: Record<DocumentState, (move: Move) => Turn | null> = {
  // A customer's own change takes a paper away from the office.
  draft: ({ from, userId, changedBy }) => (from === null ? null : changedBy === userId ? OFFICES : CUSTOMERS),
  "intake-complete": () => OFFICES,
  "staff-check": ({ from, reviewerId, userId, changedBy }) => {
    if (from === "approved") return { ...CUSTOMERS, documentNews: "taken-back" };
    if (from === "client-review" && changedBy !== userId) return { ...CUSTOMERS, documentNews: "review-withdrawn" };
    // A lawyer sent it back, or its approval was refused because another paper would be made by now.
    const isBack = from === "lawyer-review" || from === "client-review";
    return isBack ? { ...OFFICES, ...(reviewerId && { askedIds: [reviewerId] }) } : null;
  },
  "lawyer-review": ({ lawyerIds: askedIds = [] }) => ({ ...OFFICES, askedIds }),
  "client-review": () => CUSTOMERS,
  revision: () => OFFICES,
  approved: () => OFFICES,
  // The case's status may have been as far before.
  delivered: ({ delivery }) => ({ ...CUSTOMERS, ...(delivery && { documentNews: delivery.kind }) }),
};

/** What was said of a state that the document has left is no longer so: none of it leaves. Its events come in order. */
const dropEarlier = async (roomId: string, documentId: string, session: ClientSession): Promise<void> => {
  // A comment stays true in any state.
  const others = { $ne: "commented" as const };
  await PendingEventRow.deleteMany({ roomId, documentId, documentNews: others }, { session });
  const ofState = { roomId, "facts.documentId": documentId, "facts.documentNews": others };
  const said = await Notice.find(ofState, { _id: 1 }).session(session).lean();
  await suppressQueued(
    said.map(({ _id }) => _id),
    session,
  );
};

export const onDocumentStateChanged = on(documentStateChanged, async (move, context) => {
  const { caseId: roomId, documentId, to, changedBy: actorId } = move;
  await dropEarlier(roomId, documentId, context.session);
  const turn = TURN[to](move);
  if (turn) await storePendingEvent({ ...turn, roomId, documentId, actorId }, context);
});
