import { onFirstSign } from "@legal/web-kit/signs-of-a-reader";
import { inlineConfig } from "../remotes/runtime-config.ts";
import { navigationType } from "./navigation-type.ts";

/** By then a slow phone has long been done with what is to be seen. */
const REST_MS = 10_000;

/** The landing page, which has nothing to tell the server of a visit. */
const mayRest = (root: HTMLElement): boolean =>
  root.firstElementChild !== null &&
  location.pathname === "/" &&
  inlineConfig()?.reader === "visitor" &&
  // Whoever reloads or goes back is there already, and finds what they had typed.
  navigationType() === "navigate" &&
  document.documentElement.dataset["otherLanguage"] === undefined;

/**
 * A visitor's prerendered page can be read as it was sent. Its scripts run at the first sign of a reader, or when the
 * device has rested; until then they would hold up a slow phone for nothing.
 */
export const untilRead = async (root: HTMLElement): Promise<void> => {
  if (!mayRest(root)) return;
  await new Promise<void>((resolve) => {
    onFirstSign(resolve);
    setTimeout(resolve, REST_MS);
    // The browser's back button brought it back: somebody is there.
    addEventListener("pageshow", ({ persisted }) => persisted && resolve());
  });
};
