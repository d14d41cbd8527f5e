import { createContext, useContext } from "react";

/** Where the public finds the site, e.g. `https://legal.example`: the server's configuration says it. */
export const SiteOrigin = createContext<string | undefined>(undefined);

/** The configured origin, else the one this page came from. */
export const useSiteOrigin = (): string => useContext(SiteOrigin) ?? location.origin;
