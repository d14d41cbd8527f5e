import { newId } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { Deadline, type DeadlineRecord } from "./deadline-model.ts";

/** Keeps a case's manual deadline under an id of its own, before another date takes that of the case. */
export const detachManualDeadline = async (manual: DeadlineRecord, session: ClientSession): Promise<void> => {
  await Deadline.create([{ ...manual, _id: newId() }], { session });
};
