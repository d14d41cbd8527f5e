import { dangerNoticeOpened } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { forbidden, isDuplicateKey, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { broadcast } from "../broadcasts/broadcast.ts";
import { DangerNotice, type DangerNoticeRecord } from "./danger-notice-model.ts";
import { findDangerNotice } from "./find-danger-notice.ts";

const reopen = (id: string, admin: User): Promise<void> =>
  inTransaction(async (session) => {
    const reopened = await DangerNotice.findOneAndUpdate(
      { _id: id, acknowledgedBy: admin.id },
      { $set: { open: true, acknowledgedBy: null, acknowledgedAt: null } },
      { session },
    ).lean<DangerNoticeRecord>();
    if (!reopened) return;
    await recordEvent(dangerNoticeOpened, { noticeId: id, userId: reopened.userId }, session);
    broadcast({ what: "danger-notices-changed" }, session);
  });

/**
 * Takes the caller's acknowledgement back and announces the notice again: colleagues who were not notified meanwhile are. A
 * colleague's acknowledgement stays, and so does one after which the customer wrote more, whose notice is open.
 */
export const reopenDangerNotice = async (id: string, admin: User): Promise<DangerNoticeRecord> => {
  if (admin.role !== "admin") throw forbidden();
  try {
    await reopen(id, admin);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return findDangerNotice(id);
};
