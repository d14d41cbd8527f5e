import type { Inquiry } from "@legal/contracts";
import type { InquiryFilter } from "../../api/inquiries-api.ts";

/** `changed`: the list was fetched without it, and no more is known. */
export type InquiryMisfit = "status" | "read" | "changed";

/** Why an inquiry does not belong to a list; undefined where it does, as far as the desk knows. */
export const misfitOf = (
  { status, unread }: Pick<InquiryFilter, "status" | "unread">,
  inquiry: Inquiry,
): InquiryMisfit | undefined => {
  if (status !== undefined && inquiry.status !== status) return "status";
  return unread && inquiry.isRead ? "read" : undefined;
};
