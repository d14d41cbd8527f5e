import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { caseOf } from "../record/case-of-room.ts";
import { CaseRoom, type CaseRoomRecord } from "../record/case-room-model.ts";
import { numberCases } from "./number-cases.ts";

const hasNone = (room: ChatRoomRecord): boolean => room.isCase && caseOf(room).number === undefined;

/**
 * The numbers of those rooms whose documents carry none. While the release before runs beside this one it opens cases
 * without, and their customers are shown a number at once.
 */
export const findCaseNumbers = async (rooms: readonly ChatRoomRecord[]): Promise<Map<string, string>> => {
  const unnumbered = rooms.filter(hasNone).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  if (unnumbered.length === 0) return new Map();
  await numberCases(unnumbered);
  // Of several who number one case at the same time, one has won.
  const ids = unnumbered.map(({ _id }) => _id);
  const numbered = await CaseRoom.find({ _id: { $in: ids } }, { "case.number": 1 }).lean<CaseRoomRecord[]>();
  return new Map(numbered.flatMap(({ _id, case: own }) => (own?.number ? [[_id, own.number]] : [])));
};
