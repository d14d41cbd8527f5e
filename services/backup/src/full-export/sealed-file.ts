import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * A file that only the key's holder can read, and that cannot be changed, shortened or reordered unnoticed: AES-256-GCM over
 * pieces of 64 KiB, each under its number and whether it is the last (the STREAM construction), with a key of the file's
 * own. Layout: mark, salt, pieces of ciphertext and tag.
 */
const MARK = Buffer.from("LEGALEX1");
const SALT_BYTES = 32;
const HEADER_BYTES = MARK.length + SALT_BYTES;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const CIPHER = "aes-256-gcm";

/** The file is not ours, not whole, or was sealed with another key; GCM cannot distinguish the last two. */
export class SealBroken extends Error {
  override readonly name = "SealBroken";
}

const keyOf = (key: Uint8Array, salt: Uint8Array): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, "legal-platform full export 1", 32));

const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

/** The same bytes in chunks of one size; only the last, which may be empty, is shorter. */
const inChunks = async function* (source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<[Buffer, boolean]> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const bytes of source) {
    rest = Buffer.concat([rest, bytes]);
    // A chunk is not the last as long as something follows it.
    for (; rest.length > size; rest = rest.subarray(size)) yield [rest.subarray(0, size), false];
  }
  yield [rest, true];
};

export const seal = async function* (plain: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Buffer> {
  const header = Buffer.concat([MARK, randomBytes(SALT_BYTES)]);
  const fileKey = keyOf(key, header.subarray(MARK.length));
  yield header;
  let number = 0;
  for await (const [chunk, isLast] of inChunks(plain, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, fileKey, nonceOf(number, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
};

const openChunk = (chunk: Buffer, fileKey: Buffer, nonce: Buffer, header: Buffer): Buffer => {
  if (chunk.length < TAG_BYTES) throw new SealBroken("the file ends too early");
  const end = chunk.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, fileKey, nonce).setAAD(header).setAuthTag(chunk.subarray(end));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()]);
  } catch (error) {
    throw new SealBroken("the key is another one, or the file was changed or cut off", { cause: error });
  }
};

/** The sealed bytes again, each chunk only after it was proved genuine. Throws SealBroken. */
export const unseal = async function* (sealed: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Buffer> {
  let header: Buffer | undefined;
  let waiting: Buffer = Buffer.alloc(0);
  const behindHeader = async function* () {
    for await (const bytes of sealed) {
      if (header) yield bytes;
      else {
        waiting = Buffer.concat([waiting, bytes]);
        if (waiting.length < HEADER_BYTES) continue;
        header = waiting.subarray(0, HEADER_BYTES);
        yield waiting.subarray(HEADER_BYTES);
      }
    }
  };
  let fileKey: Buffer | undefined;
  let number = 0;
  for await (const [chunk, isLast] of inChunks(behindHeader(), CHUNK_BYTES + TAG_BYTES)) {
    if (!header?.subarray(0, MARK.length).equals(MARK)) throw new SealBroken("this is no full export");
    fileKey ??= keyOf(key, header.subarray(MARK.length));
    yield openChunk(chunk, fileKey, nonceOf(number, isLast), header);
    number += 1;
  }
};
