import type { Citation, Figure } from "@legal/catalog";
/** What the figures of a text rest on: statutes, or the platform's own promise or rule. */
export interface FigureSource {
  figures: readonly Figure[];
  /** Empty where the platform itself has set the figure. */
  statutes: readonly Citation[];
  /** The day it was last checked, `yyyy-MM-dd`. */
  asOf: string;
}
export declare const TERMS_SOURCES: readonly FigureSource[];
export declare const PRIVACY_SOURCES: readonly FigureSource[];
/** Of the questions and answers, by the message's key. */
export declare const QUESTION_SOURCES: Readonly<Record<string, readonly FigureSource[]>>;
