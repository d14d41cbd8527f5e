import type { Block } from "@legal/document-types";

/** The blocks of each sheet: an annex starts a new one. */
export const sheetsOf = (blocks: readonly Block[]): Block[][] => {
  const sheets: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === "annex" && sheets.at(-1)?.length) sheets.push([]);
    sheets.at(-1)?.push(block);
  }
  return sheets;
};
