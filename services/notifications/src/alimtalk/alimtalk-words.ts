import { caseStatusName, isServiceId, serviceName } from "@legal/catalog";
import { phoneKeyOf } from "@legal/service-kit";
import type { StoredFacts } from "../notices/notice-model.ts";
import type { UserRecord } from "../users/user-model.ts";
import type { AlimtalkVariables } from "./alimtalk-sender.ts";

const MOBILE = /^01\d{8,9}$/;

/** A Korean mobile number; templates are in Korean, so who reads another language gets none. */
export const alimtalkNumberOf = ({ phone, language }: Pick<UserRecord, "phone" | "language">) => {
  const digits = language === "ko" ? phoneKeyOf(phone) : null;
  return digits !== null && MOBILE.test(digits) ? digits : undefined;
};

/** Number, service, status, date: what the mail says too, and nothing of what the case is about. */
export const alimtalkVariables = (facts: StoredFacts, link: string): AlimtalkVariables => {
  const { caseNumber, serviceType, status, dueDate } = facts;
  return {
    "#{링크}": link,
    ...(caseNumber !== undefined && { "#{사건번호}": caseNumber }),
    ...(serviceType !== undefined && isServiceId(serviceType) && { "#{서비스}": serviceName(serviceType, "ko") }),
    ...(status !== undefined && { "#{상태}": caseStatusName(status, "ko") }),
    ...(dueDate !== undefined && { "#{기한}": dueDate }),
  };
};
