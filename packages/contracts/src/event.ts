import { z } from "zod";

/** A fact on the bus. Names are `<owner>.<past-tense>.v<version>`. */
export interface EventContract<Payload = unknown> {
  readonly name: string;
  readonly schema: z.ZodType<Payload>;
  /** One sentence for docs/events.md. */
  readonly meaning: string;
  /**
   * Whom or what the fact is about: a consumer handles facts of one key in the order in which they were recorded, and
   * those of different keys at once.
   */
  partitionKey(payload: Payload): string;
}

export const defineEvent = <S extends z.ZodType>(
  name: string,
  meaning: string,
  schema: S,
  partitionKey: (payload: z.output<S>) => string,
): EventContract<z.output<S>> => ({
  name,
  meaning,
  schema: schema as z.ZodType<z.output<S>>,
  partitionKey,
});
