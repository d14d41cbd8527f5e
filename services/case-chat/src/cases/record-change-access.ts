import { staffReaderOf, userOf } from "@legal/service-kit";
import type { Request } from "express";
import { recordAccess } from "../audit-log/record-access.ts";
import { findRoom } from "../rooms/find-room.ts";

/** Before a change of a case: staff see the case in its answer, or in the refusal that shows it as it is. */
export const recordChangeAccess = async (req: Request, roomId: string): Promise<void> =>
  recordAccess(staffReaderOf(req), "case-opened", [await findRoom(roomId, userOf(req))]);
