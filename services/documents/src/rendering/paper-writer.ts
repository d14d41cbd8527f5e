import type { Block, PageFormat } from "@legal/document-types";
import type { Pictures } from "./figures/read-picture.ts";

/** What sets papers; the same input gives the same bytes. */
export interface PaperWriter {
  renderPdf: (
    blocks: readonly Block[],
    format: PageFormat,
    signal: AbortSignal,
    pictures?: Pictures,
  ) => Promise<{ bytes: Buffer; pages: number }>;
  renderDocx: (
    blocks: readonly Block[],
    format: PageFormat,
    signal: AbortSignal,
    pictures?: Pictures,
  ) => Promise<Buffer>;
}
