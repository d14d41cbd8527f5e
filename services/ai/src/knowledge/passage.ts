import type { Citation, Confidence, ServiceId } from "@legal/catalog";

/** A part of what the platform knows, in one language. Nothing else may be stated as law. */
export interface Passage {
  /** `rule:<id>`, `fact:<id>`, `service:<id>/<part>` */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly citations: readonly Citation[];
  /** Null for the platform's own description of its work. */
  readonly confidence: Confidence | null;
  /** The day it was last checked, `yyyy-MM-dd`. */
  readonly asOf: string;
  readonly services: readonly ServiceId[];
}

/** Whose title says, nearly as a question, what it answers. */
export const isHeaded = ({ id }: Passage): boolean => /^(?:rule|fact):|\/question-\d+$/u.test(id);

/** What a reader is shown as the source: the parts of a service's page are one. */
export const sourceIdOf = ({ id }: Passage): string => id.split("/")[0] ?? id;
