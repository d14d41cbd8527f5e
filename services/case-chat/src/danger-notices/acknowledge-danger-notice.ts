import { forbidden, type User } from "@legal/service-kit";
import { broadcast } from "../broadcasts/broadcast.ts";
import { DangerNotice, type DangerNoticeRecord } from "./danger-notice-model.ts";
import { findDangerNotice } from "./find-danger-notice.ts";

/** Of several who acknowledge it, the first stays. One about a member of staff is a colleague's to see to. */
export const acknowledgeDangerNotice = async (id: string, admin: User): Promise<DangerNoticeRecord> => {
  if (admin.role !== "admin") throw forbidden();
  const { userId } = await findDangerNotice(id);
  if (userId === admin.id) throw forbidden("the notice is about the reader");
  const { modifiedCount } = await DangerNotice.updateOne(
    { _id: id, open: true },
    { $set: { acknowledgedBy: admin.id, acknowledgedAt: new Date() }, $unset: { open: 1 } },
  );
  if (modifiedCount > 0) broadcast({ what: "danger-notices-changed" });
  return findDangerNotice(id);
};
