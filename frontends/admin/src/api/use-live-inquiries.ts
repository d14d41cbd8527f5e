import { useEffect, useRef } from "react";
import type { Inquiry } from "@legal/contracts";
import type { InquiryStatus } from "@legal/contracts/constants";
import { baseApi, realtime, useAppStore } from "@legal/web-kit";
import { showInquiry, useInquiryCountsQuery } from "./inquiries-api.ts";

const POLLING_INTERVAL_MS = 30_000;

/** An inquiry with another status was seen; one that is new again may not have been. */
const asChangedTo = (status: InquiryStatus): Partial<Inquiry> =>
  status === "pending" ? { status } : { status, isRead: true };

/**
 * New inquiries and statuses arrive as events. What colleagues have read, and events missed during an interruption, are
 * found by polling the counts twice a minute.
 */
export const useLiveInquiries = () => {
  const store = useAppStore();
  const { data: counts } = useInquiryCountsQuery(undefined, {
    pollingInterval: POLLING_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  useEffect(
    () =>
      realtime.on("inquiries-changed", (change) => {
        if (change) showInquiry(change.inquiryId, asChangedTo(change.status), store);
        store.dispatch(baseApi.util.invalidateTags(["Inquiry", "InquiryList"]));
      }),
    [store],
  );
  const state = counts && JSON.stringify(counts);
  const known = useRef(state);
  useEffect(() => {
    if (known.current !== undefined && known.current !== state)
      store.dispatch(baseApi.util.invalidateTags(["InquiryList"]));
    known.current = state;
  }, [state, store]);
};
