import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

interface PdfText {
  pages: string[];
  /** Of all pages, without white space. */
  text: string;
  title: string;
  /** Where the text farthest to the right ends, in points; A4 is 595 wide. */
  right: number;
}

export const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, "");

/** How high the lines of the first page stand, from the top down, in points. */
export const linesOf = async (bytes: Uint8Array): Promise<number[]> => {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  const heights = items.flatMap((item) => ("str" in item && item.str.trim() ? [Number(item.transform[5])] : []));
  await loading.destroy();
  return [...new Set(heights)].toSorted((one, other) => other - one);
};

/** What another program reads in a PDF. */
export const readPdf = async (bytes: Uint8Array): Promise<PdfText> => {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await loading.promise;
  const pages: string[] = [];
  let right = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) {
      if ("str" in item && item.str.trim()) right = Math.max(right, Number(item.transform[4]) + item.width);
    }
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string } };
  await loading.destroy();
  return { pages, text: withoutSpaces(pages.join("")), title: info.Title ?? "", right };
};
