import type { ClientSession } from "mongoose";
import { DangerNotice } from "./danger-notice-model.ts";

/** Deletes what says that a customer may be in danger. */
export const deleteDangerNotices = async (userId: string, session: ClientSession): Promise<void> => {
  await DangerNotice.deleteMany({ userId }, { session });
};
