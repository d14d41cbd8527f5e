interface Page<Row> {
  rows: Row[];
  /** Where the next page begins; undefined after the last. */
  nextCursor: string | undefined;
}

/** A page of what was found: one row more than `limit` was read, which shows that there is a next page and is left out. */
export const pageOf = <Row>(found: readonly Row[], limit: number, cursorOf: (last: Row) => string): Page<Row> => {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last !== undefined ? cursorOf(last) : undefined };
};
