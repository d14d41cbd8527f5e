import { useMemo, useState } from "react";

interface Row {
  id: string;
}

/** The rows where they are, each as it is now; what follows the last of them is the list's next page. */
const hold = <R extends Row>(rows: readonly R[], fetched: readonly R[]): readonly R[] => {
  const newest = new Map(fetched.map((row) => [row.id, row]));
  const ids = new Set(rows.map(({ id }) => id));
  const last = fetched.findLastIndex(({ id }) => ids.has(id));
  const next = rows.length > 0 && last < 0 ? [] : fetched.slice(last + 1);
  return [...rows.map((row) => newest.get(row.id) ?? row), ...next];
};

/** Those that were not fetched any more; below the last that was, they may be of a page that was not fetched. */
const goneFrom = <R extends Row>(rows: readonly R[], fetched: readonly R[], hasMore: boolean): ReadonlySet<string> => {
  const ids = new Set(fetched.map(({ id }) => id));
  const known = hasMore ? rows.slice(0, rows.findLastIndex(({ id }) => ids.has(id)) + 1) : rows;
  return new Set(known.filter(({ id }) => !ids.has(id)).map(({ id }) => id));
};

interface HeldRowsOptions<R> {
  /** Which list it is: another one is shown as it was fetched. */
  list: string;
  hasMore: boolean;
  /** Whether a row belongs to the list, as far as the desk knows. */
  fits: (row: R) => boolean;
}

/**
 * The rows of a list that may be fetched again at any time: none goes, comes above another or moves until the reader
 * asks, with `release`, for the list as it is.
 */
export const useHeldRows = <R extends Row>(fetched: readonly R[], { list, hasMore, fits }: HeldRowsOptions<R>) => {
  const [held, setHeld] = useState<{ list: string; fetched: readonly R[]; rows: readonly R[] }>();
  let rows = held?.rows ?? fetched.filter(fits);
  if (held?.fetched !== fetched) {
    if (held) rows = held.list === list ? hold(held.rows, fetched) : fetched;
    setHeld({ list, fetched, rows });
  }
  // What came since the list was asked for.
  const waiting = useMemo(() => {
    const ids = new Set(rows.map(({ id }) => id));
    return fetched.filter((row) => !ids.has(row.id) && fits(row));
  }, [rows, fetched, fits]);
  const gone = useMemo(() => goneFrom(rows, fetched, hasMore), [rows, fetched, hasMore]);
  return { rows, waiting, gone, release: () => setHeld(undefined) };
};
