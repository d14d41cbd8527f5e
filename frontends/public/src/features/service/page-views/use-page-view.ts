import type { ServiceId } from "@legal/catalog";
import { useEffect, useEffectEvent, useRef } from "react";
import { useRecordPageViewMutation } from "./page-view-api.ts";

/** Reports a page view of the service once per visit; a failure is only logged. */
export const usePageView = (serviceId: ServiceId): void => {
  const [record] = useRecordPageViewMutation();
  const recorded = useRef<ServiceId>(undefined);
  const report = useEffectEvent(async () => {
    const { error } = await record(serviceId);
    // oxlint-disable-next-line no-console -- logged and nothing else
    if (error) console.warn("page view not recorded", error);
  });
  useEffect(() => {
    if (recorded.current === serviceId) return;
    recorded.current = serviceId;
    void report();
  }, [serviceId]);
};
