import type { Citation } from "@legal/catalog";
import type { CalendarDate, MatterId, Service } from "@legal/legal-rules";

/** Stamp duty, and what serving the papers costs. */
export type FeeKind = "stamp" | "service";

/** Something that the law's arithmetic gave, ready to be read. */
export interface Computed {
  /** The result in a sentence, then its steps. */
  readonly lines: readonly string[];
  readonly citations: readonly Citation[];
  readonly dates: readonly CalendarDate[];
  readonly amounts: readonly number[];
  /** Of these, what a court takes; neither the claim nor interest. */
  readonly fees?: { readonly kinds: readonly FeeKind[]; readonly amounts: readonly number[] };
  /** Of a period: its last day, and how many days are left, in words. */
  readonly due?: {
    readonly matter: MatterId;
    readonly service: Service;
    readonly date: CalendarDate;
    readonly left: string;
    /** The last day, and the ends from which it moved. */
    readonly ends: readonly CalendarDate[];
  };
}
