import type { StaffReader, User } from "@legal/service-kit";
import { recordAccess } from "../audit-log/record-access.ts";
import { findRoom } from "../rooms/find-room.ts";

/** Before a change of a case: staff see the case in its answer, or in the refusal that shows it as it is. */
export const recordChangeAccess = async (roomId: string, user: User, reader: StaffReader): Promise<void> =>
  recordAccess(reader, "case-opened", [await findRoom(roomId, user)]);
