import * as contracts from "@legal/contracts";
import type { EventContract } from "@legal/contracts";

const isEvent = (value: unknown): value is EventContract =>
  typeof value === "object" && value !== null && "meaning" in value && "schema" in value;

/** Every event contract under the name of its export, in the order of the events' names. */
export const events = (): [exportName: string, event: EventContract][] =>
  Object.entries<unknown>(contracts)
    .filter((entry): entry is [string, EventContract] => isEvent(entry[1]))
    .toSorted(([, a], [, b]) => a.name.localeCompare(b.name));
