import { useSyncExternalStore } from "react";
import type { RealtimeStatus } from "./connection.ts";
import { realtime } from "./realtime.ts";

const subscribe = (onChange: () => void) => realtime.on("status", onChange);

export const useRealtimeStatus = (): RealtimeStatus =>
  useSyncExternalStore(subscribe, realtime.status, realtime.status);
