import { documentStateChanged } from "@legal/contracts";
import type { DocumentState } from "@legal/contracts/constants";
import { on } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import type { z } from "zod";
import { suppressWaiting } from "../deliveries/delivery-queue.ts";
import { IntakeRow, type Intake } from "../intakes/intake-model.ts";
import { takeIn } from "../intakes/take-in.ts";
import { Notice } from "../notices/notice-model.ts";

type Move = z.output<typeof documentStateChanged.schema>;
type Turn = Pick<Intake, "kind" | "askedIds">;

const CUSTOMERS: Turn = { kind: "document-review" };
const OFFICES: Turn = { kind: "document-waits" };

/** Whose turn a document's new state makes it; null where it is the one's who moved it, or the case's status says it. */
const TURN: Record<DocumentState, (move: Move) => Turn | null> = {
  // A customer's own change takes a paper away from the office.
  draft: ({ from, userId, changedBy }) => (from === null ? null : changedBy === userId ? OFFICES : CUSTOMERS),
  "intake-complete": () => OFFICES,
  // A lawyer sent it back, or its approval was refused because another paper would be made by now.
  "staff-check": ({ from, reviewerId }) =>
    from === "lawyer-review" || from === "client-review"
      ? { ...OFFICES, ...(reviewerId && { askedIds: [reviewerId] }) }
      : null,
  "lawyer-review": ({ lawyerIds: askedIds = [] }) => ({ ...OFFICES, askedIds }),
  "client-review": () => CUSTOMERS,
  revision: () => OFFICES,
  approved: () => OFFICES,
  delivered: () => null,
};

/** What was said of a state that the document has left is no longer so: none of it leaves. Its events come in order. */
const dropEarlier = async (roomId: string, documentId: string, session: ClientSession): Promise<void> => {
  await IntakeRow.deleteMany({ roomId, documentId }, { session });
  const said = await Notice.find({ roomId, "facts.documentId": documentId }, { _id: 1 }).session(session).lean();
  await suppressWaiting(
    said.map(({ _id }) => _id),
    session,
  );
};

export const onDocumentStateChanged = on(documentStateChanged, async (move, context) => {
  const { caseId: roomId, documentId, to, changedBy: actorId } = move;
  await dropEarlier(roomId, documentId, context.session);
  const turn = TURN[to](move);
  if (turn) await takeIn({ ...turn, roomId, documentId, actorId }, context);
});
