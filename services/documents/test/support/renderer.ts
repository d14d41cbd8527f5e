import { createPaperRenderer, type PaperRenderer } from "../../src/rendering/paper-renderer.ts";

export const anySignal = (): AbortSignal => new AbortController().signal;

/** A renderer of one test file. */
export const useRenderer = (): PaperRenderer => {
  const renderer = createPaperRenderer();
  afterAll(() => renderer.close());
  return renderer;
};
