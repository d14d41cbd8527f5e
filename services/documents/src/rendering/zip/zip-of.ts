import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import { createEntryNames } from "./entry-names.ts";

interface NamedFile {
  name: string;
  bytes: Buffer;
}

/** The first moment that ZIP knows, in whatever zone: when it was packed is no part of what it says. */
const MTIME = new Date(1980, 0, 1);
const COMPRESSED = /\.(pdf|docx|jpe?g|png|zip)$/i;

/** The next file is made once the one before it has left. */
const addAll = async (zip: ZipFile, files: AsyncIterable<NamedFile> | Iterable<NamedFile>): Promise<void> => {
  const nameOf = createEntryNames();
  for await (const { name, bytes } of files) {
    const entry = nameOf(name);
    const source = Readable.from([bytes], { objectMode: false });
    const options = { mtime: MTIME, mode: 0o100644, forceDosTimestamp: true, compress: !COMPRESSED.test(entry) };
    zip.addReadStream(source, entry, { ...options, size: bytes.length });
    await finished(source);
  }
  zip.end();
};

/** The files in one ZIP, under safe names; the same files give the same bytes. It fails where a file cannot be made. */
export const zipOf = (files: AsyncIterable<NamedFile> | Iterable<NamedFile>): Readable => {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  zip.once("error", (error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  addAll(zip, files).catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return output;
};
