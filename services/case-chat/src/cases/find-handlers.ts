import { OPEN_CASES } from "./open-cases.ts";
import { CaseRoom } from "./record/case-room-model.ts";

/** Who handles a customer's open cases. */
export const findHandlers = async (userId: string): Promise<string[]> => {
  const found = await CaseRoom.distinct("assigneeId", { userId, ...OPEN_CASES });
  return found.filter((id) => typeof id === "string");
};
