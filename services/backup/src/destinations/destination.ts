import type { Readable } from "node:stream";
import type { BackupTarget } from "@legal/contracts";

interface Delivery {
  runId: string;
  fileName: string;
  signal: AbortSignal;
}

/** Where a finished spreadsheet goes. It is not visible before it is whole. */
export interface Destination {
  target: BackupTarget;
  /** The file that a run is written to first. */
  partOf: (runId: string) => string;
  /** Makes the written file visible and returns its address. */
  deliver: (delivery: Delivery) => Promise<string>;
  /** Removes whatever a run left, whole or in part; throws where it is not sure that nothing is left. */
  discard: (runId: string) => Promise<void>;
  /** The whole file of a run, if it is kept here. */
  open: (runId: string) => Promise<Readable | undefined>;
}

/** New runs go to the first; runs from before the installation changed lie where they were put. */
export type Destinations = readonly [Destination, ...Destination[]];

export const destinationOf = (target: BackupTarget, destinations: Destinations): Destination | undefined =>
  destinations.find((destination) => destination.target === target);
