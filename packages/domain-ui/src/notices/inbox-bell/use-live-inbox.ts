import { baseApi, realtime, useAppDispatch, useRealtime } from "@legal/web-kit";
import { useEffect } from "react";

/** Fetches the inbox again when it changed, and after an interruption, which may have hidden that. */
export const useLiveInbox = () => {
  const dispatch = useAppDispatch();
  useRealtime(true);
  useEffect(() => {
    const refresh = () => void dispatch(baseApi.util.invalidateTags(["Notice"]));
    const stops = [
      realtime.on("inbox-changed", refresh),
      realtime.on("status", (status) => status === "online" && refresh()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [dispatch]);
};
