import type { Citation } from "@legal/catalog";
import type { Answers } from "./answers.ts";

/** What a question may be answered with; each kind has its own check and its own control on the screen. */
export type FieldKind =
  /** `kept`: a number that is never masked; what looks like a resident number is refused with that code. */
  | { kind: "text"; maxLength: number; lines?: "one" | "many"; kept?: "accountNumber.format" }
  /** `future`: it may lie ahead of the day of writing. */
  | { kind: "date"; future?: true }
  /** Won, an integer. */
  | { kind: "money"; min?: number }
  /** Percent a year, at most two decimals, as typed: "12.5". */
  | { kind: "percent" }
  | { kind: "integer"; min: number; max: number }
  | { kind: "boolean" }
  /** `name` finds the texts of its options: `option.<name>.<value>`. */
  | { kind: "choice"; name: string; options: readonly string[] }
  | { kind: "address" }
  | { kind: "phone" }
  | { kind: "email" }
  /** A court's whole name; `COURTS` of @legal/legal-rules/courts are proposed. */
  | { kind: "court" }
  /** 2026차전123. */
  | { kind: "case-number" }
  /** 13 digits of a company's register; never a resident number. */
  | { kind: "corporation-number" }
  /** The id of one of the document's exhibits. */
  | { kind: "exhibit" }
  /** Sentences of prose that the customer approves one by one; without an answer those that `proseOf` gives. */
  | { kind: "prose"; maxSentences: number };

interface AskedIf {
  /**
   * Absent: always asked. What is not asked is neither missing nor shown, and keeps its answer. It may look at questions
   * before it only; `item` is the path of its item (`debtors.k3`), empty outside lists.
   */
  askedIf?: (answers: Answers, item: string) => boolean;
}

interface Explained {
  /** Its texts: `question.<text>.label` and `.help`. */
  text: string;
  /** The law that makes it a question. */
  basis?: readonly Citation[];
}

/** One question. `path` of an item's field is relative to the item. */
export interface Field extends AskedIf, Explained {
  path: string;
  field: FieldKind;
  required: boolean;
  /** The office answers it: its customer sees the answer and gives none. */
  office?: true;
  /** The answer that stands until another is given. */
  initial?: string | number | boolean;
  /** Terms that its help uses: `term.<id>.name` and `.text`. */
  terms?: readonly string[];
}

/** Repeated questions: debtors, items of a claim, payments. */
export interface FieldList extends AskedIf, Explained {
  path: string;
  list: readonly Field[];
  min: number;
  max: number;
}

/** One topic: one screen on a phone. Its title is `section.<id>`. */
export interface Section extends AskedIf {
  id: string;
  questions: readonly (Field | FieldList)[];
}
