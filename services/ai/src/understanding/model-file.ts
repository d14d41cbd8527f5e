import { promisify } from "node:util";
import { brotliCompressSync, brotliDecompress, constants } from "node:zlib";
import type { ColumnHeader, Model } from "./model.ts";

/** Rarities are between 1 and 10; a byte holds them to a 25th. */
const RARITY_STEPS = 25;

const bytesOf = (array: Uint32Array | Uint8Array | Int8Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

const differences = (sorted: Uint32Array): Uint32Array =>
  sorted.map((value, at) => value - (at === 0 ? 0 : (sorted[at - 1] as number)));

const sums = (steps: Uint32Array): Uint32Array => {
  let sum = 0;
  return steps.map((step) => (sum = (sum + step) >>> 0));
};

const ROOM_BYTES = 4 * 1024 * 1024;
/**
 * Beside the process: it would hold it for longer than anything else here. Into one piece, where the file fits: many
 * would be copied into one at the end, and the process keeps the room of both.
 */
const unpack = (file: Uint8Array): Promise<Buffer> => promisify(brotliDecompress)(file, { chunkSize: ROOM_BYTES });

/** Sections one after the other, each with its length before it; numbers little-endian, all under Brotli. */
export const encodeModel = ({ header, hashes, rarity, starts, columns, weights }: Model<ColumnHeader>): Buffer => {
  const counts = Uint8Array.from(starts.subarray(1), (end, at) => end - (starts[at] as number));
  const sections = [
    Buffer.from(JSON.stringify(header)),
    bytesOf(differences(hashes)),
    Uint8Array.from(rarity, (value) => Math.round(value * RARITY_STEPS)),
    counts,
    columns,
    bytesOf(weights),
  ];
  const parts = sections.flatMap((section) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(section.byteLength);
    return [length, section];
  });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(Buffer.concat(parts), { params });
};

export const decodeModel = async <Header extends ColumnHeader>(file: Uint8Array): Promise<Model<Header>> => {
  const raw = await unpack(file);
  let at = 0;
  const section = (): Buffer => {
    const length = raw.readUInt32LE(at);
    at += 4 + length;
    return raw.subarray(at - length, at);
  };
  const header = JSON.parse(section().toString()) as Header;
  // A copy begins where 32-bit numbers may begin; what is bytes stays where it was unpacked.
  const hashes = sums(new Uint32Array(Uint8Array.from(section()).buffer));
  const rarity = Float32Array.from(section(), (value) => value / RARITY_STEPS);
  const counts = section();
  const starts = new Uint32Array(counts.length + 1);
  counts.forEach((count, feature) => {
    starts[feature + 1] = (starts[feature] as number) + count;
  });
  const columns = section();
  const weights = section();
  return {
    header,
    hashes,
    rarity,
    starts,
    columns,
    weights: new Int8Array(raw.buffer, weights.byteOffset, weights.length),
  };
};
