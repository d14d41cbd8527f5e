import type { PageFormat } from "@legal/document-types";
import type { Paper } from "./layout/paper-item.ts";

/** What the renderer's process is asked; plain data, for it crosses between processes. */
export type Task =
  | { kind: "pdf"; paper: Paper; format: PageFormat }
  | { kind: "docx"; paper: Paper; format: PageFormat }
  | { kind: "exhibit"; label: string; type: "pdf" | "picture"; bytes: Uint8Array };

/** Why an exhibit cannot be stamped. */
export type Refusal = "encrypted" | "broken" | "too-many-pages" | "too-costly";

export type Outcome =
  { done: true; bytes: Uint8Array; pages: number } | { done: false; refusal: Exclude<Refusal, "too-costly"> };

/** `fault` is what a task that should have worked failed with. */
export type Answer = { outcome: Outcome } | { fault: string };
