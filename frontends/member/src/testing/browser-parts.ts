const dialogMethods = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
};

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
  Object.assign(HTMLDialogElement.prototype, dialogMethods);
};
