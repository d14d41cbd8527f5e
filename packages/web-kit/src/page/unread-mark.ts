import { UNREAD_SHOWN_MAX } from "@legal/contracts/constants";
import type { RootState } from "../store/root-reducer.ts";
import { noticeCountsApi } from "./notice-counts-api.ts";

const selectCounts = noticeCountsApi.endpoints.noticeCounts.select();

/** "(3) " before the title of a page, once the inbox has said how many notices are unread. */
export const unreadMarkOf = (state: RootState): string => {
  const unread = selectCounts(state).data?.unread ?? 0;
  return unread ? `(${unread > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : unread}) ` : "";
};
