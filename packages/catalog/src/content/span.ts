import type { Unit } from "@legal/legal-rules";

/** A usual length of time: from, to, unit. */
export type Span = readonly [from: number, to: number, unit: Unit];

/** How a language writes lengths of time. */
export interface SpanWords {
  /** Between the shortest and the longest. */
  readonly dash: string;
  readonly write: (count: string, unit: Unit, isOne: boolean) => string;
}

/** `1~3일`, `1–3 days`, `1〜3日`, `1～3天`. */
export const formatSpan = ([from, to, unit]: Span, { dash, write }: SpanWords): string =>
  write(from === to ? `${from}` : `${from}${dash}${to}`, unit, to === 1);
