import { useState } from "react";
import { useBackupRunsInfiniteQuery } from "../../api/backups-api.ts";

const POLLING_INTERVAL_MS = 1_000;

/** The history, polled every second while a run is active: the reader's own, or a colleague's. */
export const useBackupRuns = (starting: boolean) => {
  const [following, setFollowing] = useState(false);
  const query = useBackupRunsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: starting || following ? POLLING_INTERVAL_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const runs = query.data?.pages.flatMap((page) => page.items);
  const running = runs?.find(({ status }) => status === "running");
  if (Boolean(running) !== following) setFollowing(Boolean(running));
  return { ...query, runs, running };
};
