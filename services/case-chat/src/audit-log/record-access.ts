import { recordStaffReads, type StaffReader } from "@legal/service-kit";
import { storeAccess } from "./store-access.ts";

type RoomAccess = "cases-listed" | "case-opened" | "messages-read" | "notes-read" | "file-downloaded";

interface AccessedRoom {
  _id: string;
  userId: string;
}

const recordReads = recordStaffReads(storeAccess);

/** The same of what customers wrote to the assistant: that they may be in danger is part of their conversations. */
export const recordConversationAccess = async (
  reader: StaffReader,
  conversations: readonly { userId: string; conversationId: string }[],
): Promise<void> => {
  const others = conversations.filter(({ userId }) => userId !== reader.staffId);
  const subjects = others.map(({ userId: customerId, conversationId: itemId }) => ({
    customerId,
    caseId: null,
    itemId,
  }));
  if (subjects.length > 0) await recordReads(reader, "ai-conversations-viewed", subjects);
};

/**
 * Stores that staff see data of these rooms' customers, before they see it; the one part of the audit log that features
 * import. A room's own customer, who may be staff too, leaves no entry.
 */
export const recordAccess = async (
  reader: StaffReader,
  kind: RoomAccess,
  rooms: readonly AccessedRoom[],
  itemId: string | null = null,
): Promise<void> => {
  const others = rooms.filter(({ userId }) => userId !== reader.staffId);
  const subjects = others.map(({ _id: caseId, userId: customerId }) => ({ customerId, caseId, itemId }));
  if (subjects.length > 0) await recordReads(reader, kind, subjects);
};
