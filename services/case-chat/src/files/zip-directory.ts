import { wrongType } from "./byte-check.ts";

/** A part of an archive, as the directory at its end lists it (APPNOTE 4.3.12). */
export interface ZipPart {
  name: string;
  /** Deflated, or else stored as it is. */
  deflated: boolean;
  packedBytes: number;
  /** By the archive's own word. */
  unpackedBytes: number;
  /** Where the part's local header stands. */
  offset: number;
}

const END_OF_DIRECTORY = Buffer.from("PK\u0005\u0006");
const END_BYTES = 22;
const DIRECTORY_ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const MAX_PARTS = 5000;

const partAt = (tail: Buffer, at: number, end: number): ZipPart & { next: number } => {
  if (at < 0 || at + ENTRY_BYTES > end || tail.readUInt32LE(at) !== DIRECTORY_ENTRY) throw wrongType();
  const method = tail.readUInt16LE(at + 10);
  if (tail.readUInt16LE(at + 8) & ENCRYPTED || (method !== STORED && method !== DEFLATED)) throw wrongType();
  const nameEnd = at + ENTRY_BYTES + tail.readUInt16LE(at + 28);
  return {
    name: tail.toString("utf8", at + ENTRY_BYTES, nameEnd),
    deflated: method === DEFLATED,
    packedBytes: tail.readUInt32LE(at + 20),
    unpackedBytes: tail.readUInt32LE(at + 24),
    offset: tail.readUInt32LE(at + 42),
    next: nameEnd + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32),
  };
};

/** Reads the list of parts from an archive's last bytes, which begin at `tailStart`. Throws for what is no archive. */
export const readZipDirectory = (tail: Buffer, tailStart: number): ZipPart[] => {
  const end = tail.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0 || end + END_BYTES > tail.length) throw wrongType();
  // Programs that check the comment's length would go on to a directory further up, which was not checked.
  if (end + END_BYTES + tail.readUInt16LE(end + 20) !== tail.length) throw wrongType();
  const count = tail.readUInt16LE(end + 10);
  if (count > MAX_PARTS) throw wrongType();
  let at = tail.readUInt32LE(end + 16) - tailStart;
  const parts = Array.from({ length: count }, () => {
    const { next, ...part } = partAt(tail, at, end);
    at = next;
    return part;
  });
  const names = new Set(parts.map(({ name }) => name.toLowerCase()));
  // Of two parts with one name, programs differ in which they open.
  if (names.size < parts.length) throw wrongType();
  return parts;
};
