import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { brotliDecompressSync, constants, createBrotliCompress } from "node:zlib";

/** A compressed page, cut open at its nonce. */
export interface NonceBrotli {
  before: Buffer;
  after: Buffer;
}

/** Nonces are 16 bytes in base64: 24 characters, of which the last two are always the same. */
const SAMPLE = "q0Xv7ZpL3sWk9TgYbR2mHA==";
const PROOF = "Jd5uN1cEoV8fKx4iQyS6aw==";

/** RFC 7932, 9.2: an uncompressed meta-block of 24 bytes: not the last one, four nibbles of length - 1. */
const STORED_24_BYTES = Buffer.from([0xb8, 0x00, 0x08]);

const NOTHING = Buffer.alloc(0);
const TIGHT = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Compresses parts of one text; each part's output ends at a whole byte. */
const compressParts = async (parts: readonly string[]): Promise<Buffer[]> => {
  const encoder = createBrotliCompress(TIGHT);
  const ended = once(encoder, "end");
  let current: Buffer[] = [];
  encoder.on("data", (bytes: Buffer) => current.push(bytes));
  const outputs: Buffer[] = [];
  for (const [index, part] of parts.entries()) {
    encoder.write(part);
    if (index === parts.length - 1) {
      encoder.end();
      await ended;
    } else await new Promise<void>((resolve) => encoder.flush(resolve));
    // The last bytes arrive a moment after the callback.
    await setImmediate();
    outputs.push(Buffer.concat(current));
    current = [];
  }
  return outputs;
};

export const withNonce = ({ before, after }: NonceBrotli, nonce: string): Buffer =>
  Buffer.concat([before, Buffer.from(nonce, "latin1"), after]);

/**
 * Compresses a page once for all nonces to come. The first nonce stands uncompressed between two parts of the stream; every
 * further one is a copy of the first, which is how brotli writes a repetition. Undefined where the encoder wrote one of them
 * differently: the result is tried with another nonce.
 */
export const compressAroundNonce = async (parts: readonly string[]): Promise<NonceBrotli | undefined> => {
  const [first = "", ...others] = parts;
  if (others.length === 0) return undefined;
  try {
    const [before = NOTHING, , after = NOTHING] = await compressParts([first, SAMPLE, others.join(SAMPLE)]);
    const compressed = { before: Buffer.concat([before, STORED_24_BYTES]), after };
    const proof = brotliDecompressSync(withNonce(compressed, PROOF)).toString();
    return proof === parts.join(PROOF) ? compressed : undefined;
  } catch {
    // No valid stream: the page is compressed for each answer instead.
    return undefined;
  }
};
