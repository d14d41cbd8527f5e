import { closeSync, openSync } from "node:fs";

/**
 * A path under which PostgreSQL's socket folder can be dialled: its own may be longer than the 107 bytes of a socket
 * address, or lead through folders which only root may enter.
 */
export const socketHost = (directory: string): { host: string; close(): void } => {
  const descriptor = openSync(directory, "r");
  return { host: `/proc/self/fd/${descriptor}`, close: () => closeSync(descriptor) };
};
