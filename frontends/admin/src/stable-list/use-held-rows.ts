import { useMemo, useState } from "react";

interface Row {
  id: string;
}

interface Held<R> {
  list: string;
  fetched: readonly R[];
  rows: readonly R[];
}

const idsOf = (rows: readonly Row[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/**
 * The rows where they are, each as it is now; what follows those that were fetched before is the list's next page. A row
 * that moved on may come again with that.
 */
const hold = <R extends Row>(
  { rows, fetched: before }: Held<R>,
  fetched: readonly R[],
  appends: boolean,
): readonly R[] => {
  const newest = new Map(fetched.map((row) => [row.id, row]));
  const [ids, idsBefore] = [idsOf(rows), idsOf(before)];
  const ordered = [...newest.values()];
  const last = ordered.findLastIndex(({ id }) => idsBefore.has(id));
  const next = rows.length > 0 && last < 0 ? [] : ordered.slice(last + 1);
  const added = (appends ? ordered : next).filter(({ id }) => !ids.has(id));
  return [...rows.map((row) => newest.get(row.id) ?? row), ...added];
};

/** Those that were not fetched any more; below the last that was, they may be of a page that was not fetched. */
const goneFrom = <R extends Row>(rows: readonly R[], fetched: readonly R[], hasMore: boolean): ReadonlySet<string> => {
  const ids = idsOf(fetched);
  const known = hasMore ? rows.slice(0, rows.findLastIndex(({ id }) => ids.has(id)) + 1) : rows;
  return idsOf(known.filter(({ id }) => !ids.has(id)));
};

const always = () => true;

interface HeldRowsOptions<R> {
  /** Which list it is: another one is shown as it was fetched. */
  list: string;
  hasMore: boolean;
  /** Whether a row belongs to the list, as far as the desk knows; each that was fetched where it is not said. */
  fits?: (row: R) => boolean;
  /** Rows that come are shown at once, behind the others. */
  appends?: boolean;
}

/**
 * The rows of a list that may be fetched again at any time: none goes, comes above another or moves until the reader
 * asks, with `release`, for the list as it is.
 */
export const useHeldRows = <R extends Row>(
  fetched: readonly R[],
  { list, hasMore, fits = always, appends = false }: HeldRowsOptions<R>,
) => {
  const [held, setHeld] = useState<Held<R>>();
  let rows = held?.rows ?? fetched.filter(fits);
  if (held?.fetched !== fetched) {
    if (held) rows = held.list === list ? hold(held, fetched, appends) : fetched;
    setHeld({ list, fetched, rows });
  }
  // What came since the list was asked for.
  const waiting = useMemo(() => {
    const ids = idsOf(rows);
    return fetched.filter((row) => !ids.has(row.id) && fits(row));
  }, [rows, fetched, fits]);
  const gone = useMemo(() => goneFrom(rows, fetched, hasMore), [rows, fetched, hasMore]);
  /** Of the list that is shown when it is asked for, also where that takes a while. */
  const release = () => setHeld((now) => (now?.list === list ? undefined : now));
  /** With what is known of a row since: it may be of no page that is fetched. */
  const change = (id: string, changed: (known: R) => R) =>
    setHeld((before) => {
      if (!before?.rows.some((row) => row.id === id)) return before;
      return { ...before, rows: before.rows.map((row) => (row.id === id ? changed(row) : row)) };
    });
  const replace = (row: R) => change(row.id, () => row);
  return { rows, waiting, gone, release, change, replace };
};
