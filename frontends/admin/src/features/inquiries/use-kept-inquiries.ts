import type { Inquiry } from "@legal/contracts";
import { useState } from "react";
import type { InquiryFilter } from "../../api/inquiries-api.ts";

export type InquiryMisfit = "status" | "read";

/** Why an inquiry does not belong to a list; undefined where it does, as far as the desk knows. */
export const misfitOf = ({ status, unread }: InquiryFilter, inquiry: Inquiry): InquiryMisfit | undefined => {
  if (status !== undefined && inquiry.status !== status) return "status";
  return unread && inquiry.isRead ? "read" : undefined;
};

/** The list as it is now, with the rows that have left it since where they were. */
const withLeft = (shown: readonly Inquiry[], now: readonly Inquiry[], filter: InquiryFilter): readonly Inquiry[] => {
  const ids = new Set(now.map(({ id }) => id));
  const rows = [...now];
  for (const [at, one] of shown.entries())
    if (!ids.has(one.id) && misfitOf(filter, one)) rows.splice(Math.min(at, rows.length), 0, one);
  return rows;
};

/** Rows that were changed here stay where they are until the reader asks for the list without them. */
export const useKeptInquiries = (filter: InquiryFilter, now: readonly Inquiry[]) => {
  const [shown, setShown] = useState({ now, rows: now });
  const rows = shown.now === now ? shown.rows : withLeft(shown.rows, now, filter);
  if (shown.now !== now) setShown({ now, rows });
  const fitting = rows.filter((inquiry) => misfitOf(filter, inquiry) === undefined);
  return { rows, leaving: rows.length - fitting.length, clear: () => setShown({ now, rows: fitting }) };
};
