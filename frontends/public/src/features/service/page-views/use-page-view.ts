import type { ServiceId } from "@legal/catalog";
import { useAppDispatch } from "@legal/web-kit";
import { useEffect, useEffectEvent, useRef } from "react";
import { pageViewApi } from "./page-view-api.ts";

/** Reports a page view of the service once per visit; a failure is only logged. */
export const usePageView = (serviceId: ServiceId): void => {
  const dispatch = useAppDispatch();
  const recorded = useRef<ServiceId>(undefined);
  const report = useEffectEvent(async () => {
    const { error } = await dispatch(pageViewApi.endpoints.recordPageView.initiate(serviceId, { track: false }));
    // oxlint-disable-next-line no-console -- logged and nothing else
    if (error) console.warn("page view not recorded", error);
  });
  useEffect(() => {
    if (recorded.current === serviceId) return;
    recorded.current = serviceId;
    void report();
  }, [serviceId]);
};
