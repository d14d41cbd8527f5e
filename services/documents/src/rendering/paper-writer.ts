import type { Block, PageFormat } from "@legal/document-types";

/** What sets papers; the same input gives the same bytes. */
export interface PaperWriter {
  renderPdf: (blocks: readonly Block[], format: PageFormat, signal: AbortSignal) => Promise<Buffer>;
  renderDocx: (blocks: readonly Block[], format: PageFormat, signal: AbortSignal) => Promise<Buffer>;
}
