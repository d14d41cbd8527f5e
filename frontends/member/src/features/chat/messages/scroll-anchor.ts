const offsetOf = (row: Element, list: HTMLElement) =>
  row.getBoundingClientRect().top - list.getBoundingClientRect().top;

export interface Anchor {
  row: Element;
  offset: number;
}

/** The first message in sight and where it stands. A day's line is none: it moves when older messages come. */
export const anchorIn = (list: HTMLElement): Anchor | undefined => {
  const rows = [...list.querySelectorAll("[data-message]")];
  let [above, below] = [0, rows.length - 1];
  while (above < below) {
    const middle = Math.floor((above + below) / 2);
    const row = rows[middle];
    if (row && offsetOf(row, list) + row.clientHeight > 0) below = middle;
    else above = middle + 1;
  }
  const row = rows[below];
  return row && { row, offset: offsetOf(row, list) };
};

/** Whatever came or grew above it, what the reader reads stays where it was. */
export const hold = (list: HTMLElement, anchor: Anchor | undefined) => {
  if (anchor?.row.isConnected) list.scrollTop += offsetOf(anchor.row, list) - anchor.offset;
};
