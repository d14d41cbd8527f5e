import { buffer } from "node:stream/consumers";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { fromBufferPromise } from "yauzl";

/** What another program reads in a PDF, without white space. */
export const textOfPdf = async (bytes: Uint8Array): Promise<string> => {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await loading.promise;
  const words: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    words.push(...items.map((item) => ("str" in item ? item.str : "")));
  }
  await loading.destroy();
  return words.join("").replaceAll(/\s+/g, "");
};

/** Name and bytes of each entry. */
export const filesOfZip = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
};

/** The words of a Word file, without white space. */
export const textOfDocx = async (bytes: Buffer): Promise<string> => {
  const body = (await filesOfZip(bytes)).get("word/document.xml")?.toString() ?? "";
  const runs = [...body.matchAll(/<w:t(?: [^>]*)?>([^<]*)/g)];
  return runs
    .map(([, text]) => text)
    .join("")
    .replaceAll(/\s+/g, "");
};
