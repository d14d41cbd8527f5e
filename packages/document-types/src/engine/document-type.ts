import type { CalendarDate, Deadline, ExtraHoliday, MatterId, Service } from "@legal/legal-rules";
import type { Citation, ServiceId } from "@legal/catalog";
import type { Answers } from "./answers.ts";
import type { Block, PageFormat } from "./block.ts";
import type { Section } from "./field.ts";

/** One of an exhibit's files, and what was found in its text; absent for what was not read. */
export interface ExhibitFile {
  fileName: string;
  /** Pages with a resident number. */
  residentNumberPages?: readonly number[] | undefined;
  /** Pages with an address that the paper keeps from the other side. */
  hiddenAddressPages?: readonly number[] | undefined;
}

/** What proves something, as the paper cites it: one file or several. */
export interface Exhibit {
  id: string;
  title: string;
  purpose: string;
  /** Who wrote it, and when; absent where that is not said. */
  author?: string | undefined;
  madeOn?: CalendarDate | undefined;
  /** In bytes, of all its files. */
  fileSize: number;
  files: readonly ExhibitFile[];
  /** In another language than Korean. */
  foreign?: boolean | undefined;
}

/** An attachment proves who the parties are and who acts for them: it is filed beside the exhibits and cited nowhere. */
export type FileKind = "exhibit" | "attachment";

/** Everything that a paper is made of: the same input gives the same paper. */
export interface Draft {
  answers: Answers;
  exhibits: readonly Exhibit[];
  attachments: readonly Exhibit[];
  /** In Korea. */
  today: CalendarDate;
  holidays: readonly ExtraHoliday[];
}

/** `block`: no later state is reached while it stands. `warn`: staff must accept it with a reason. */
export type Severity = "block" | "warn";

export interface Issue {
  /** `G1` to `G16` as every type has them, `K1` … of the type. */
  code: string;
  /** What is wrong in particular: the message is `issue.<code>.<reason>`. */
  reason: string;
  severity: Severity;
  /** Only the office mends it: it stops the office's steps and none of the customer's. */
  office?: true;
  /** Where it is mended: an answer, or `exhibitPath` of an exhibit; empty for the document as a whole. */
  path: string;
  /** What the message names: amounts in won, days as `yyyy-MM-dd`, names. */
  values: Readonly<Record<string, string | number>>;
}

/** What is known of a case before anything is asked. */
export interface Known {
  /** Won. */
  claim: number | null;
  /** A decision's service, by names of legal-rules. */
  served: { matter: string; mode: string; date: CalendarDate; noticeDate?: CalendarDate | undefined } | null;
}

export interface Delivered {
  kind: "filed" | "sent";
  date: CalendarDate;
}

/** What a delivered paper does to periods, each by its name in legal-rules. */
export interface PeriodChanges {
  /** Kept by it; of several of that name, the one of that service. */
  finished: readonly { matter: MatterId; servedOn: CalendarDate | null }[];
  /** Running from that day on. */
  started: readonly { matter: MatterId; date: CalendarDate }[];
}

/** The last day to bring a paper, and what it is counted from. */
export interface PaperDeadline extends Deadline {
  /** Null where the type counts it back from an event. */
  served: { matter: MatterId; service: Service } | null;
}

/** What a paper claims, by what another paper about the same claim says too. */
export interface Claim {
  /** By their names, spaces apart. */
  claimants: readonly string[];
  opponents: readonly string[];
  /** Null where the paper leaves it open. */
  cause: string | null;
  /** Won, each a way to state it. */
  amounts: readonly number[];
  /** On which it arose, each a way to date it. */
  days: readonly CalendarDate[];
}

/** Given the answers that count alone (`Asked`), and without an opinion on those that are missing. */
export type Check = (draft: Draft) => readonly Issue[];

/**
 * How far a paper may go without a lawyer. `A`: a template that staff check. `B`: a lawyer releases it. `C`: a lawyer
 * writes it; the type is intake, timeline and skeleton.
 */
export type DocumentMode = "A" | "B" | "C";

/** 갑 제1호증, 소갑 제1호증, 을 …; 증 제1호 in a criminal case. */
export interface ExhibitSeries {
  /** Of an intervener 병; of one among several 을가, 을나; of an application 소갑, 소을. */
  prefix: `${"갑" | "을" | "병"}${string}` | "소갑" | "소을" | "증";
  /** The number of the first: those before it are in the court's file already. */
  first: number;
}

/** One kind of paper: data and pure functions. Each has a folder of its own in `types/`. */
export interface DocumentType {
  id: string;
  /** Rises with every change that asks or writes something else. */
  version: number;
  mode: DocumentMode;
  /** The services whose cases may have it. */
  services: readonly ServiceId[];
  /** Its Korean name; other languages' are texts, `type.<id>`. The paper's own title is a block. */
  name: string;
  basis: readonly Citation[];
  format: PageFormat;
  /** More than these the court does not take, annexes among them (민사소송규칙 69-4); absent where there is no bound. */
  pagesMax?: number;
  /** How the paper numbers its exhibits; null for a paper without exhibits of its own. */
  exhibits: ((answers: Answers) => ExhibitSeries) | null;
  /** Papers to be filed beside the exhibits, as the paper lists them: `법인등기사항증명서 1통`. Absent where there are none. */
  attachmentsOf?: (draft: Draft) => readonly string[];
  /** At a court, or by post to the other side. */
  delivery: Delivered["kind"];
  interview: readonly Section[];
  checks: readonly Check[];
  /** Conditions under which no paper passes without a lawyer, beside its mode, as `lawyer.<reason>`. */
  needsLawyer: (draft: Draft) => readonly string[];
  build: (draft: Draft) => readonly Block[];
  /** The deterministic sentences of a prose question, from the answers; the customer edits and approves them. Absent where people alone write. */
  proseOf?: (draft: Draft, path: string) => readonly string[];
  /** Answers that follow from what is known, to be confirmed; absent where none do. */
  prefill?: (known: Known) => Answers;
  /**
   * Answers that the law draws from others, such as the court of an address: offered to who answers, never filled in.
   * Absent where it draws none.
   */
  proposalsOf?: (answers: Answers, path: string) => readonly string[];
  /** The last day to bring the paper, and how it is counted; null while its answers are missing. Absent where it has none. */
  deadlineOf?: (draft: Draft) => PaperDeadline | null;
  /** How many of the paper are printed where it goes by hand; null where it does not. */
  copiesOf?: (draft: Draft) => number | null;
  /** Absent where a paper claims nothing. */
  claimOf?: (answers: Answers) => Claim;
  /** Absent where a delivery touches no period. */
  periodsOf?: (draft: Draft, delivered: Delivered) => PeriodChanges;
  /** Brings answers given to an older version to this one; absent where nothing has changed its meaning. */
  migrate?: (answers: Answers, from: number) => Answers;
  /** Paths that the version before asked for: its pages may still send them, and what they send is left out. */
  formerQuestions?: readonly string[];
}
