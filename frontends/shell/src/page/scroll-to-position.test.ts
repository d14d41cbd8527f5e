import { scrollToPosition } from "./scroll-to-position.ts";

const WINDOW_HEIGHT = 800;
const PLACE = 48_000;

/** A page that grows as its list is fetched, and a window on it. */
const openPage = () => {
  let height = WINDOW_HEIGHT;
  let observe: (() => void) | undefined;
  Object.defineProperty(document.body, "scrollHeight", { configurable: true, get: () => height });
  Object.defineProperty(globalThis, "scrollY", { configurable: true, writable: true, value: 0 });
  globalThis.scrollTo = ((_left: number, top: number) => {
    globalThis.scrollY = Math.min(top, height - WINDOW_HEIGHT);
  }) as typeof scrollTo;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      observe = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      observe = undefined;
    }
  };
  return {
    growTo: (next: number, afterMs: number) => {
      jest.advanceTimersByTime(afterMs);
      height = next;
      observe?.();
    },
  };
};

describe("the place where the reader was", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is reached however many steps the page grows in", () => {
    const page = openPage();
    scrollToPosition(PLACE);
    for (const height of [14_000, 27_000, 40_000, 53_000]) page.growTo(height, 1200);
    expect(scrollY).toBe(PLACE);
  });

  it("is given up once the page grows no more", () => {
    const page = openPage();
    scrollToPosition(PLACE);
    page.growTo(14_000, 1200);
    page.growTo(53_000, 1600);
    expect(scrollY).toBe(14_000 - WINDOW_HEIGHT);
  });

  it.each(["wheel", "touchstart", "keydown"])("is left to a reader who moves by %s", (move) => {
    const page = openPage();
    scrollToPosition(PLACE);
    page.growTo(14_000, 300);
    dispatchEvent(new Event(move));
    scrollTo(0, 5000);
    page.growTo(53_000, 300);
    expect(scrollY).toBe(5000);
  });
});
