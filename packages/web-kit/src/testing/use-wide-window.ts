/** A window as wide as a desk, for each test of the file or the group; elsewhere it is a phone's. */
export const useWideWindow = (): void => {
  let narrow: typeof globalThis.matchMedia;
  beforeEach(() => {
    narrow = globalThis.matchMedia;
    globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  });
  afterEach(() => {
    globalThis.matchMedia = narrow;
  });
};
