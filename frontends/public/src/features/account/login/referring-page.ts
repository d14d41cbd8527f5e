import { safeNext } from "@legal/contracts/constants";

/** The page of this site that led here, without its hash, which browsers do not name; undefined for another site's. */
export const referringPage = (): string | undefined => {
  const url = URL.parse(document.referrer);
  return url?.origin === location.origin ? safeNext(url.pathname + url.search) : undefined;
};
