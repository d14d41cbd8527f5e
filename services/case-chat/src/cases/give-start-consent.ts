import { forbidden, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { broadcast } from "../broadcasts/broadcast.ts";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { roomNotFound } from "../rooms/find-room.ts";
import { recordActivity } from "./activity/record-activity.ts";
import { assertCaseOpen } from "./deadlines/assert-case-open.ts";
import { caseOf, caseUpdate } from "./record/case-of-room.ts";
import { CaseRoom } from "./record/case-room-model.ts";

/**
 * The customer's consent that the work starts before the time to withdraw has passed, given after the purchase. The
 * first one stays: its time is what the office goes by. Without a price it is a request that gives up no withdrawal.
 */
export const giveStartConsent = (roomId: string, customer: User): Promise<ChatRoomRecord> =>
  inTransaction(async (session) => {
    const room = await CaseRoom.findOne({ _id: roomId, isCase: true }).session(session).lean<ChatRoomRecord>();
    if (room?.userId !== customer.id) throw room && customer.role === "admin" ? forbidden() : roomNotFound();
    const { startConsentAt, packageType } = caseOf(room);
    if (startConsentAt) return room;
    assertCaseOpen(room);
    const now = new Date();
    const update = caseUpdate({ startConsentAt: now }, now, false);
    const options = { session, updatePipeline: true, returnDocument: "after" } as const;
    const after = await CaseRoom.findOneAndUpdate({ _id: roomId }, update, options).lean<ChatRoomRecord>();
    if (!after) throw roomNotFound();
    // A purchase that stays as it was: a kind of its own would be unknown to the release before.
    const entry = { kind: "purchase", from: packageType, to: packageType } as const;
    await recordActivity({ roomId, actorId: customer.id, ...entry }, session);
    broadcast({ what: "room-changed", roomId }, session);
    return after;
  });
