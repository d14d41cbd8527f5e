import { useEffect } from "react";
import { realtime } from "@legal/web-kit";
import { useUpdateCachedCase } from "./use-update-cached-case.ts";

/** A case that a customer, a colleague or the reader changed is updated at once in the lists that are shown. */
export const useFollowCases = () => {
  const updateCachedCase = useUpdateCachedCase();
  useEffect(() => realtime.on("room-updated", updateCachedCase), [updateCachedCase]);
};
