import type { NoticeCounts } from "@legal/contracts";
import { UNREAD_SHOWN_MAX } from "@legal/contracts/constants";

interface ApiState {
  api: { queries: Record<string, { data?: unknown } | undefined> };
}

/** "(3) " before the title of a page, once the inbox has said how many notices are unread. */
export const unreadMarkOf = (state: unknown): string => {
  const counts = (state as ApiState).api.queries["noticeCounts(undefined)"]?.data as NoticeCounts | undefined;
  const unread = counts?.unread ?? 0;
  return unread ? `(${unread > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : unread}) ` : "";
};
