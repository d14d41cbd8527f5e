import { provideModalDialogs } from "@legal/web-kit/testing";

/** What jsdom lacks of a browser: layout is not computed there, so nothing ever changes size or comes into view. */
export const provideBrowserParts = () => {
  class Quiet {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Quiet, IntersectionObserver: Quiet });
  globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  document.hasFocus = () => true;
  provideModalDialogs();
};
