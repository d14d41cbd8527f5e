import type { AiClarifyingQuestion } from "@legal/contracts";

/** What a step is for, by the name of its text. */
export type Purpose =
  | "demand"
  | "endLease"
  | "warn"
  | "keepRank"
  | "order"
  | "suit"
  | "freeze"
  | "hold"
  | "collect"
  | "findAssets"
  | "register"
  | "sellLand"
  | "seizeLand"
  | "sellGoods"
  | "seize"
  | "answer"
  | "object"
  | "argue"
  | "wages"
  | "divorce"
  | "estate"
  | "patent"
  | "authority"
  | "defence";

/** When one may stop after a step, by the name of its text. */
export type Stop = "paid" | "deposit" | "complied" | "secured" | "settled" | "withdrawn" | "decided" | "found" | "last";

/** Who helps free of charge, or how to do without the office. */
export type PathNote = "labourOffice" | "agreedDivorce" | "legalAid";

/** What is said around a path. It states no period and no amount: those come from the catalogue and the law's arithmetic. */
export interface GuidanceTexts {
  readonly purposes: Readonly<Record<Purpose, string>>;
  readonly stops: Readonly<Record<Stop, string>>;
  readonly notes: Readonly<Record<PathNote, string>>;
  /** The answers are added to the situation as they stand; none = to be typed. */
  readonly questions: Readonly<
    Record<AiClarifyingQuestion, { readonly text: string; readonly answers: readonly string[] }>
  >;
}
