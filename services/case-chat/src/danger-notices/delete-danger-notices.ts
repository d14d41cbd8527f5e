import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import { DangerNotice } from "./danger-notice-model.ts";

/** Deletes what says that a customer may be in danger. */
export const deleteDangerNotices = async (userId: string, session: ClientSession): Promise<void> => {
  const { deletedCount } = await DangerNotice.deleteMany({ userId }, { session });
  if (deletedCount > 0) broadcast({ what: "danger-notices-changed" }, session);
};
