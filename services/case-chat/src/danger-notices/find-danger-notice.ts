import { notFound } from "@legal/service-kit";
import { DangerNotice, type DangerNoticeRecord } from "./danger-notice-model.ts";

export const findDangerNotice = async (id: string): Promise<DangerNoticeRecord> => {
  const notice = await DangerNotice.findById(id).lean<DangerNoticeRecord>();
  if (!notice) throw notFound("danger notice");
  return notice;
};
