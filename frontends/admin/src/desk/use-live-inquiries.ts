import { useEffect, useRef } from "react";
import { baseApi, realtime, useAppDispatch } from "@legal/web-kit";
import { useInquiryCountsQuery } from "../api/inquiries-api.ts";

const ASK_EVERY_MS = 30_000;

/**
 * New inquiries and statuses show as the server tells of them. What colleagues have seen, and what was told while the
 * connection was away, shows by the counts that are asked for twice a minute.
 */
export const useLiveInquiries = () => {
  const dispatch = useAppDispatch();
  const { data: counts } = useInquiryCountsQuery(undefined, {
    pollingInterval: ASK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  useEffect(
    () => realtime.on("inquiries-changed", () => dispatch(baseApi.util.invalidateTags(["Inquiry", "InquiryList"]))),
    [dispatch],
  );
  const state = counts && JSON.stringify(counts);
  const known = useRef(state);
  useEffect(() => {
    if (known.current !== undefined && known.current !== state) dispatch(baseApi.util.invalidateTags(["InquiryList"]));
    known.current = state;
  }, [state, dispatch]);
};
