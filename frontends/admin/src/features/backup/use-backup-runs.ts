import { useState } from "react";
import { useBackupRunsInfiniteQuery } from "../../api/backups-api.ts";

const ASK_EVERY_MS = 1_000;

/** The history, asked for every second while something runs: one's own start, or a colleague's run. */
export const useBackupRuns = (starting: boolean) => {
  const [following, setFollowing] = useState(false);
  const query = useBackupRunsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: starting || following ? ASK_EVERY_MS : 0,
  });
  const runs = query.data?.pages.flatMap((page) => page.items);
  const running = runs?.find(({ status }) => status === "running");
  if (Boolean(running) !== following) setFollowing(Boolean(running));
  return { ...query, runs, running };
};
