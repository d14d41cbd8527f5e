import type { ServiceId } from "@legal/catalog";
import type { Language } from "@legal/contracts";

/** What someone asks, what the answer has to say, and the old statement that it may not contain. */
export type Expected = readonly [asked: string, said: string, old?: string];

export interface CorrectedRule extends Readonly<Record<Language, Expected>> {
  readonly about: string;
  readonly service: ServiceId;
  /** The old statement is right elsewhere, and wrong only for this question. */
  readonly rightElsewhere?: true;
}
