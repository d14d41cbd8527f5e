import type { PageFormat } from "@legal/document-types";
import type { Paper } from "./layout/paper-item.ts";

export interface ExhibitSource {
  type: "pdf" | "picture";
  bytes: Uint8Array;
}

/** What the renderer's process is asked; plain data, for it crosses between processes. */
export type Task =
  | { kind: "pdf"; paper: Paper; format: PageFormat }
  | { kind: "docx"; paper: Paper; format: PageFormat }
  | { kind: "exhibit"; label: string; files: readonly ExhibitSource[] }
  /** `places`: streets with a number, as `compact` makes them. */
  | { kind: "text"; bytes: Uint8Array; places: readonly string[] };

export interface Rendered {
  done: true;
  bytes: Uint8Array;
  pages: number;
}

/** Pages of a PDF by what their text has. */
export interface FoundPages {
  done: true;
  residentNumberPages: number[];
  hiddenAddressPages: number[];
}

/** Why an exhibit cannot be stamped. */
export type Refusal = "encrypted" | "broken" | "too-many-pages" | "too-costly";

/** `file` is the place of the one that it is about; absent where it is about them all. */
export interface Refused {
  done: false;
  refusal: Refusal;
  file?: number;
}

interface Outcomes {
  pdf: Rendered;
  docx: Rendered;
  exhibit: Rendered | Refused;
  text: FoundPages | Refused;
}

export type OutcomeOf<T extends Task> = Outcomes[T["kind"]];
export type Outcome = OutcomeOf<Task>;

/** `fault` is what a task that should have worked failed with. */
export type Answer = { outcome: Outcome } | { fault: string };
