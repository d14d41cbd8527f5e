import { recordStaffReads, type StaffReader } from "@legal/service-kit";
import { ownerOf } from "../rooms/room-owner.ts";
import { storeAccess } from "./store-access.ts";

/** What staff see in this service goes straight into the log. */
const noteAccess = recordStaffReads(storeAccess);

type RoomAccess = "case-opened" | "messages-read" | "notes-read" | "file-downloaded";

/** A look into a room that the reader may enter. Whoever is its customer, staff too, sees what is theirs. */
export const noteRoomAccess = async (
  reader: StaffReader,
  kind: RoomAccess,
  caseId: string,
  itemId: string | null = null,
): Promise<void> => {
  const customerId = await ownerOf(caseId);
  if (customerId === undefined || customerId === reader.staffId) return;
  await noteAccess(reader, kind, [{ customerId, caseId, itemId }]);
};

interface ListedRoom {
  _id: string;
  userId: string;
}

/** A list shows names and addresses of its rooms' customers. */
export const noteListAccess = (reader: StaffReader, rooms: readonly ListedRoom[]): Promise<void> =>
  noteAccess(
    reader,
    "cases-listed",
    rooms
      .filter(({ userId }) => userId !== reader.staffId)
      .map(({ _id, userId }) => ({ customerId: userId, caseId: _id, itemId: null })),
  );
