import { isOpen } from "@legal/case-rules";
import { conflict } from "@legal/service-kit";
import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { caseOf } from "../record/case-of-room.ts";

/** The office looks after no deadline that begins to run in a case that has ended. */
export const assertCaseOpen = (room: ChatRoomRecord): void => {
  if (!isOpen(caseOf(room).status)) throw conflict("CASE_ENDED");
};
