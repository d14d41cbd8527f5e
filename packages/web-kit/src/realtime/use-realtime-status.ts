import { useSyncExternalStore } from "react";
import { realtime, type RealtimeStatus } from "./realtime.ts";

const subscribe = (onChange: () => void) => realtime.on("status", onChange);

export const useRealtimeStatus = (): RealtimeStatus =>
  useSyncExternalStore(subscribe, realtime.status, realtime.status);
