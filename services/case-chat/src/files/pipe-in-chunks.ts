import type { Readable, Writable } from "node:stream";

/** One chunk of GridFS: what is checked, counted and stored at once. */
const CHUNK_BYTES = 255 * 1024;

/**
 * Like `source.pipe(target)`, but in pieces worth handling: a sender may send bytes one by one, and a stream between
 * the two would cost as much for each as for a chunk. Returns what ends the connection.
 */
export const pipeInChunks = (source: Readable, target: Writable): (() => void) => {
  let chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let length = 0;
  const pass = (): void => {
    const isTakenIn = target.write(chunk.subarray(0, length));
    chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    length = 0;
    if (isTakenIn) return;
    source.pause();
    target.once("drain", () => source.resume());
  };
  const take = (bytes: Buffer): void => {
    for (let at = 0; at < bytes.length;) {
      const taken = bytes.copy(chunk, length, at);
      at += taken;
      length += taken;
      if (length === CHUNK_BYTES) pass();
    }
  };
  const end = (): void => void target.end(chunk.subarray(0, length));
  source.on("data", take);
  source.once("end", end);
  return () => {
    source.off("data", take);
    source.off("end", end);
  };
};
