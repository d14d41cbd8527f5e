import { useEffect, useState } from "react";

const load = async () => (await import(/* webpackChunkName: "search" */ "./finder-results.tsx")).FinderResults;

/** What answers the finder; fetched with the first letter that a reader types. */
export const useFinderResults = (typed: boolean) => {
  const [Results, setResults] = useState<Awaited<ReturnType<typeof load>>>();
  const [failed, setFailed] = useState(false);
  const missing = typed && !Results && !failed;
  useEffect(() => {
    if (!missing) return;
    load().then(
      (loaded) => setResults(() => loaded),
      () => setFailed(true),
    );
  }, [missing]);
  return { Results, failed: typed && failed, retry: () => setFailed(false) };
};
