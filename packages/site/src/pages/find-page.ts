import { FOR_MEMBERS, type SiteRoute, type WebBuild } from "../build/web-build.ts";

export interface Page {
  /** Absent where the site shows not-found. */
  view: SiteRoute["visitor"];
  noindex: boolean;
  /** The address as the frontend build knows it, when it has finished this page for visitors. */
  prerendered?: string;
  /** Whether the page only says that there is no such thing. */
  isMissing?: boolean;
}

const NOTHING: Page = { view: undefined, noindex: true };

/** As the browser's router matches: a parameter is one segment, case and a closing slash do not matter. */
const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+").replace(/\/$/, "")}/?$`, "i");

const withoutSlash = (pathname: string) => (pathname === "/" ? pathname : pathname.replace(/\/$/, ""));

/** Which page an address shows to a visitor or to a member. */
export const createPageFinder = (build: Pick<WebBuild, "routes" | "addresses" | "forMembers">) => {
  const { routes, addresses } = build;
  const onlyForMembers: Page = build.forMembers ? { ...NOTHING, prerendered: FOR_MEMBERS } : NOTHING;
  const patterns = routes.map((route) => ({ route, pattern: toPattern(route.path) }));
  return (pathname: string, isVisitor: boolean): Page => {
    const route = patterns.find(({ pattern }) => pattern.test(pathname))?.route;
    const view = isVisitor ? route?.visitor : route?.member;
    if (!route) return NOTHING;
    if (!view) return isVisitor ? onlyForMembers : NOTHING;
    if (!route.prerendered || !addresses) return { view, noindex: route.noindex };
    const address = withoutSlash(pathname);
    // The route exists, but not with this id: the page that says so is shown with the status of what it says.
    if (!addresses.has(address.toLowerCase())) return { view, noindex: true, isMissing: true };
    const isFinished = isVisitor && addresses.has(address);
    return { view, noindex: route.noindex, ...(isFinished && { prerendered: address }) };
  };
};
