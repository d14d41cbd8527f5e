import { newId } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { Activity, type ActivityRecord } from "./activity-model.ts";

type NewActivity = Omit<ActivityRecord, "_id" | "at">;

/** Call it in the transaction of the change: one is never stored without the other. */
export const recordActivity = async (activity: NewActivity, session: ClientSession): Promise<void> => {
  await Activity.create([{ _id: newId(), at: new Date(), ...activity }], { session });
};
