import type { ClientSession } from "mongoose";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { caseOf } from "../cases/record/case-of-room.ts";
import { ContractRecord } from "./contract-record-model.ts";

/** Records the contracts of rooms that are being deleted. Repeated, the first record stays: its retention has begun. */
export const recordContracts = async (
  rooms: readonly ChatRoomRecord[],
  deletedAt: Date,
  session: ClientSession,
): Promise<void> => {
  for (const room of rooms) {
    const { _id, isCase, userId, serviceType, createdAt } = room;
    if (!isCase) continue;
    const { packageType, price, startConsentAt, status: caseStatus } = caseOf(room);
    const contract = { userId, serviceType, packageType, price, startConsentAt, caseStatus, openedAt: createdAt };
    const kept = { ...contract, deletedAt };
    await ContractRecord.updateOne({ _id }, { $setOnInsert: kept }, { upsert: true, session });
  }
};
