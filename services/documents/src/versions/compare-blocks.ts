import type { Block } from "@legal/document-types";

interface BlockChange {
  blockId: string;
  change: "added" | "removed" | "changed" | "moved";
  before: Block | null;
  after: Block | null;
}

/** What a reader sees of a block: from which answers it was made is not on the paper. */
const shownOf = ({ from: _from, ...shown }: Block): string => JSON.stringify(shown);

/** The longest run of rising numbers: blocks that kept their order. */
const inOrder = (positions: readonly number[]): Set<number> => {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, position] of positions.entries()) {
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((positions[ends[middle] ?? 0] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  }
  const kept = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = before[index]) kept.add(index);
  return kept;
};

/** How a paper differs from another, block by block, in the order of the newer one; what was removed comes last. */
export const compareBlocks = (older: readonly Block[], newer: readonly Block[]): BlockChange[] => {
  const places = new Map(older.map((block, place) => [block.id, { block, place }]));
  const common = newer.filter(({ id }) => places.has(id));
  const kept = inOrder(common.map(({ id }) => places.get(id)?.place ?? 0));
  const stayed = new Set(common.filter((_block, index) => kept.has(index)).map(({ id }) => id));
  const changeOf = (after: Block): BlockChange | null => {
    const before = places.get(after.id)?.block ?? null;
    if (!before) return { blockId: after.id, change: "added", before, after };
    if (shownOf(before) !== shownOf(after)) return { blockId: after.id, change: "changed", before, after };
    return stayed.has(after.id) ? null : { blockId: after.id, change: "moved", before, after };
  };
  const present = new Set(newer.map(({ id }) => id));
  const removed = older
    .filter(({ id }) => !present.has(id))
    .map((before): BlockChange => ({ blockId: before.id, change: "removed", before, after: null }));
  return [...newer.map(changeOf).filter((change) => change !== null), ...removed];
};
