import { inflateRawSync } from "node:zlib";

/** The named part of a zip archive, enough of the format for what docx writes. */
export const partOf = (archive: Buffer, name: string): string => {
  const end = archive.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    if (archive.toString("utf8", at + 46, at + 46 + nameLength) === name) {
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
      return (archive.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString("utf8");
    }
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error(`no ${name} in the archive`);
};
