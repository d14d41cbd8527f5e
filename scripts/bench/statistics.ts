export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/** The smallest value that `share` of all do not exceed. */
export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

export interface Row {
  what: string;
  measured: string;
  bound: string;
  ok: boolean;
}

export const row = (what: string, measured: string, bound: string, ok: boolean): Row => ({ what, measured, bound, ok });

export const printTable = (rows: Row[]): void => {
  const widths = (["what", "measured", "bound"] as const).map((key) =>
    Math.max(...rows.map((one) => one[key].length), key.length),
  );
  const line = (cells: string[]) => cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  ");
  console.log(`\n${line(["what", "measured", "bound"])}  ok`);
  for (const one of rows) console.log(`${line([one.what, one.measured, one.bound])}  ${one.ok ? "yes" : "NO"}`);
};
