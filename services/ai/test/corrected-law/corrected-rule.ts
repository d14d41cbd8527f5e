import type { ServiceId } from "@legal/catalog";
import type { Language } from "@legal/contracts";

/** What somebody asks, what the answer has to say, and the old statement that it may not contain. */
export type Told = readonly [asked: string, told: string, old?: string];

export interface CorrectedRule extends Readonly<Record<Language, Told>> {
  readonly about: string;
  readonly service: ServiceId;
  /** The old statement is right elsewhere, and wrong only for this question. */
  readonly rightElsewhere?: true;
}
