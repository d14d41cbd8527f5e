import { matchPath } from "react-router-dom";
import table from "../routes.json";

/** Where a page is: a remote and, for the gateway's preloads, the page within it. */
interface View {
  remote: string;
  page: string;
}

interface SiteRoute {
  path: string;
  noindex?: boolean;
  prerendered?: boolean;
  visitor?: View;
  member?: View;
}

const routes: readonly SiteRoute[] = table;

/** What an address shows to visitors and to members; undefined where the site has no such address. */
export const findRoute = (pathname: string): SiteRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname) !== null);
