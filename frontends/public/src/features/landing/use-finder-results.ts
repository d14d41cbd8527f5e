import { useEffect, useState } from "react";

const loadFinder = () => import(/* webpackChunkName: "search" */ "./finder-results.tsx");
/** There since the reader's first interaction, with the rest of the page. */
const loadHelp = () => import(/* webpackChunkName: "landing-rest" */ "./own-help.tsx");

/** What answers the finder, fetched with the first letter that a reader types, and what helps without it. */
export const useFinderResults = (typed: boolean) => {
  const [finder, setFinder] = useState<Awaited<ReturnType<typeof loadFinder>>>();
  const [help, setHelp] = useState<Awaited<ReturnType<typeof loadHelp>>>();
  const [failed, setFailed] = useState(false);
  const missing = typed && !finder && !failed;
  useEffect(() => {
    if (!missing) return;
    loadFinder().then(setFinder, () => setFailed(true));
    loadHelp().then(setHelp, () => undefined);
  }, [missing]);
  return { finder, help, retry: typed && failed ? () => setFailed(false) : undefined };
};
