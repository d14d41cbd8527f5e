import type { FileRisk } from "@legal/contracts";
import { wrongType, type ByteCheck, type ReadBytes } from "./byte-check.ts";
import type { DocxPart, inspectDocx } from "./inspect-docx.ts";
import { signatureCheck } from "./signature-check.ts";
import { readZipDirectory, type ZipPart } from "./zip-directory.ts";

/** Runs in a worker: what parts unpack to is known only by unpacking them. */
export type InspectDocx = (parts: DocxPart[]) => Promise<ReturnType<typeof inspectDocx>>;

const LOCAL_HEADER = Buffer.from("PK\u0003\u0004");
const LOCAL_HEADER_BYTES = 30;
/** A document's directory and the longest possible comment fit; more is no document. */
const TAIL_BYTES = 512 * 1024;
/** What all parts may unpack to, by their own word: a bomb is not passed on to the reader's machine either. */
const MAX_UNPACKED_BYTES = 500 * 1024 * 1024;
/** Packed, of the parts that say what the document is and what it draws on. */
const MAX_INSPECTED_BYTES = 4 * 1024 * 1024;

const REQUIRED = ["[Content_Types].xml", "word/document.xml"];
const isInspected = ({ name }: ZipPart): boolean => REQUIRED.includes(name) || name.toLowerCase().endsWith(".rels");

const readPart = async (part: ZipPart, read: ReadBytes): Promise<DocxPart> => {
  const { name, deflated, packedBytes, offset } = part;
  const header = await read(offset, offset + LOCAL_HEADER_BYTES);
  if (header.length < LOCAL_HEADER_BYTES || !header.subarray(0, 4).equals(LOCAL_HEADER)) throw wrongType();
  const start = offset + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await read(start, start + packedBytes);
  if (packed.length < packedBytes) throw wrongType();
  return { name, deflated, packed };
};

const inspect = async (parts: readonly ZipPart[], read: ReadBytes, run: InspectDocx): Promise<FileRisk[]> => {
  const names = new Set(parts.map(({ name }) => name));
  const unpacked = parts.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  const inspected = parts.filter(isInspected);
  const packed = inspected.reduce((sum, { packedBytes }) => sum + packedBytes, 0);
  const hasMacros = parts.some(({ name }) => name.toLowerCase().endsWith("vbaproject.bin"));
  if (hasMacros) throw wrongType();
  if (!REQUIRED.every((name) => names.has(name)) || unpacked > MAX_UNPACKED_BYTES || packed > MAX_INSPECTED_BYTES)
    throw wrongType();
  const unread: DocxPart[] = [];
  for (const part of inspected) unread.push(await readPart(part, read));
  const { isDocument, risks } = await run(unread);
  if (!isDocument) throw wrongType();
  return risks;
};

export const docxCheck = (run: InspectDocx): ByteCheck => {
  const signature = signatureCheck(LOCAL_HEADER);
  const last: Buffer[] = [];
  let lastBytes = 0;
  let length = 0;
  return {
    take: (chunk) => {
      signature.take(chunk);
      length += chunk.length;
      last.push(chunk);
      lastBytes += chunk.length;
      while (last[0] && lastBytes - last[0].length >= TAIL_BYTES) lastBytes -= last.shift()?.length ?? 0;
    },
    end: (read) => {
      const tail = Buffer.concat(last);
      return inspect(readZipDirectory(tail, length - tail.length), read, run);
    },
  };
};
