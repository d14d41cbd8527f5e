import { newId } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { Activity, type ActivityRecord } from "./activity-model.ts";

type Deed = Omit<ActivityRecord, "_id" | "at">;

/** Belongs into the transaction of what was done: one is never without the other. */
export const recordActivity = async (deed: Deed, session: ClientSession): Promise<void> => {
  await Activity.create([{ _id: newId(), at: new Date(), ...deed }], { session });
};
