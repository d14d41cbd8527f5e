import type { Picture } from "../figures/read-picture.ts";

/** A piece of a paper as both renderers set it; every text is printable and plain. */
export type PaperItem =
  | { kind: "title"; text: string; /** In em. */ tracking: number }
  | {
      kind: "heading";
      text: string;
      tracking: number;
      /** A table follows, which begins half a line below. */ apart: boolean;
    }
  | {
      kind: "labelled";
      rows: readonly LabelledRow[];
      /** Of the widest label, in em. */
      labelWidth: number;
      /** Running text follows, which begins a line below. */
      apart: boolean;
    }
  | {
      kind: "paragraph";
      text: string;
      marker: string;
      /** 0 without a marker, else 1 to 8. */
      level: number;
      /** Date and signature follow, which are not alone on a page. */
      keepNext: boolean;
    }
  | { kind: "table"; columns: readonly ItemColumn[]; rows: readonly (readonly string[])[]; together: boolean }
  | { kind: "annex"; text: string }
  | { kind: "figure"; picture: Picture; text: string }
  | { kind: "closing"; parts: readonly ClosingPart[]; together: boolean };

export interface LabelledRow {
  /** Empty where the row above has the same. */
  label: string;
  /** The first is beside the label, the others below the first. */
  lines: readonly string[];
  /** Here and below: short enough that no page may end within it. */
  together: boolean;
}

export interface ItemColumn {
  label: string;
  weight: number;
  align: "left" | "center" | "right";
}

/** Date, signature and addressee, which stay on one page. */
export type ClosingPart =
  | { kind: "date"; lines: readonly string[] }
  | { kind: "signature"; lines: readonly string[] }
  | { kind: "addressee"; lines: readonly string[] };

export interface Paper {
  title: string;
  items: readonly PaperItem[];
}
