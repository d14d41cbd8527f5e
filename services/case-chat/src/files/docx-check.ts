import { wrongType, type ByteCheck } from "./byte-check.ts";

const LOCAL_HEADER = Buffer.from("PK\u0003\u0004");
const END_OF_DIRECTORY = Buffer.from("PK\u0005\u0006");
const END_BYTES = 22;
const DIRECTORY_ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
/** A document's directory and the longest possible comment fit; more is no document. */
const TAIL_BYTES = 512 * 1024;
const MAX_ENTRIES = 5000;
/** What the parts may unpack to, by their own word: a bomb is not passed on to the reader's machine either. */
const MAX_UNPACKED_BYTES = 500 * 1024 * 1024;

interface Part {
  name: string;
  unpackedBytes: number;
}

const readDirectory = (tail: Buffer, tailStart: number): Part[] => {
  const end = tail.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0 || end + END_BYTES > tail.length) throw wrongType();
  const count = tail.readUInt16LE(end + 10);
  let at = tail.readUInt32LE(end + 16) - tailStart;
  if (count > MAX_ENTRIES) throw wrongType();
  return Array.from({ length: count }, () => {
    if (at < 0 || at + ENTRY_BYTES > end || tail.readUInt32LE(at) !== DIRECTORY_ENTRY) throw wrongType();
    const nameBytes = tail.readUInt16LE(at + 28);
    const name = tail.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    const unpackedBytes = tail.readUInt32LE(at + 24);
    at += ENTRY_BYTES + nameBytes + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
    return { name, unpackedBytes };
  });
};

const isDocument = (parts: readonly Part[]): boolean => {
  const names = new Set(parts.map(({ name }) => name));
  const unpacked = parts.reduce((sum, part) => sum + part.unpackedBytes, 0);
  const hasMacros = [...names].some((name) => name.toLowerCase().endsWith("vbaproject.bin"));
  return (
    names.has("[Content_Types].xml") && names.has("word/document.xml") && !hasMacros && unpacked <= MAX_UNPACKED_BYTES
  );
};

/** Reads the archive's list of parts from its end (APPNOTE 4.3.12, 4.3.16) and unpacks nothing. */
export const docxCheck = (): ByteCheck => {
  let length = 0;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  return {
    take: (chunk) => {
      length += chunk.length;
      if (head.length < LOCAL_HEADER.length) {
        head = Buffer.concat([head, chunk.subarray(0, LOCAL_HEADER.length - head.length)]);
        if (!head.equals(LOCAL_HEADER.subarray(0, head.length))) throw wrongType();
      }
      tail = Buffer.concat([tail, chunk]).subarray(-TAIL_BYTES);
    },
    end: () => {
      if (!isDocument(readDirectory(tail, length - tail.length))) throw wrongType();
    },
  };
};
