import type { ClientSession } from "mongoose";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { ContractRecord } from "./contract-record-model.ts";

/** Notes the contracts behind rooms that are about to go. Repeated, the first note stays: its years have begun. */
export const keepContracts = async (
  rooms: readonly ChatRoomRecord[],
  deletedAt: Date,
  session: ClientSession,
): Promise<void> => {
  for (const { _id, isCase, userId, serviceType, packageType, price, caseStatus, createdAt } of rooms) {
    if (!isCase) continue;
    const kept = { userId, serviceType, packageType, price, caseStatus, openedAt: createdAt, deletedAt };
    await ContractRecord.updateOne({ _id }, { $setOnInsert: kept }, { upsert: true, session });
  }
};
