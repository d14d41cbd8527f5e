import { recordStaffReads, type StaffReader } from "@legal/service-kit";
import { storeAccess } from "./store-access.ts";

type RoomAccess = "cases-listed" | "case-opened" | "messages-read" | "notes-read" | "file-downloaded";

interface AccessedRoom {
  _id: string;
  userId: string;
}

const recordReads = recordStaffReads(storeAccess);

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
