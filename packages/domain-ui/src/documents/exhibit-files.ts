import type { Document } from "@legal/contracts";

/** All files of a stored exhibit, in their order. */
export const filesOf = (exhibit: Document["exhibits"][number]) => [exhibit, ...(exhibit.furtherFiles ?? [])];
