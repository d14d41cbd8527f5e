import type { FoundPages } from "./task.ts";

/** What reads the text of exhibits. */
export interface ExhibitReader {
  /**
   * Pages of a PDF whose text shows a resident number or one of the addresses, as people write them; nothing where it
   * cannot be read, which is not tried again.
   */
  findPages: (
    pdf: { bytes: Uint8Array; addresses: readonly string[] },
    signal: AbortSignal,
  ) => Promise<Partial<Omit<FoundPages, "done">>>;
}
