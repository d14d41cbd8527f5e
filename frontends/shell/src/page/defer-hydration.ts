import { onFirstInteraction } from "@legal/web-kit/first-interaction";
import { inlineConfig } from "../remotes/runtime-config.ts";
import { navigationType } from "./navigation-type.ts";

/** By then even a slow phone has painted the page. */
const MAX_DELAY_MS = 10_000;

/** The landing page: its visit is not reported by a script. */
const mayDefer = (root: HTMLElement): boolean =>
  root.firstElementChild !== null &&
  location.pathname === "/" &&
  inlineConfig()?.reader === "visitor" &&
  // After a reload or the back button a reader is present, and typed text is restored.
  navigationType() === "navigate" &&
  document.documentElement.dataset["otherLanguage"] === undefined;

/**
 * A visitor's prerendered page can be read as it was sent. Its scripts run at the first interaction, or when the device
 * has been idle; before that they would only block a slow phone.
 */
export const deferHydration = async (root: HTMLElement): Promise<void> => {
  if (!mayDefer(root)) return;
  await new Promise<void>((resolve) => {
    onFirstInteraction(resolve);
    setTimeout(resolve, MAX_DELAY_MS);
    // Restored by the back button: a reader is present.
    addEventListener("pageshow", ({ persisted }) => persisted && resolve());
  });
};
