import { forbidden, notFound, type User } from "@legal/service-kit";
import { broadcast } from "../broadcasts/broadcast.ts";
import { DangerNotice, type DangerNoticeRecord } from "./danger-notice-model.ts";

/** Of several who acknowledge it, the first stays. */
export const acknowledgeDangerNotice = async (id: string, admin: User): Promise<DangerNoticeRecord> => {
  if (admin.role !== "admin") throw forbidden();
  const { modifiedCount } = await DangerNotice.updateOne(
    { _id: id, open: true },
    { $set: { acknowledgedBy: admin.id, acknowledgedAt: new Date() }, $unset: { open: 1 } },
  );
  if (modifiedCount > 0) broadcast({ what: "danger-notices-changed" });
  const notice = await DangerNotice.findById(id).lean<DangerNoticeRecord>();
  if (!notice) throw notFound("danger notice");
  return notice;
};
