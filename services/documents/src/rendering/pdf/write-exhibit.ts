import type { ExhibitSource, Refusal, Refused, Rendered, Task } from "../task.ts";
import { dataFile, TypstError, writePdf } from "./typst.ts";

type ExhibitTask = Extract<Task, { kind: "exhibit" }>;

/** Pages `first` to `last` of a PDF. */
interface Part {
  bytes: Buffer;
  first: number;
  last: number;
}

const PAGES_MAX = 500;
/** No PDF has so many: Typst says how many it has instead. */
const BEYOND_ALL = 1_000_000_000;
const PAGE_COUNT = /only has (\d+) page/;

const refusalOf = (message: string): Refusal => (/encrypt|password/i.test(message) ? "encrypted" : "broken");

const pagesOf = (parts: readonly Part[]): number => parts.reduce((sum, { first, last }) => sum + last - first + 1, 0);

const setPages = (label: string, parts: readonly Part[]) => {
  const named = parts.map((part, index) => ({ ...part, name: `${index}.pdf` }));
  const files = named.map(({ name, first, last }) => ({ name, first, last }));
  const data = dataFile({ label, pages: pagesOf(parts), files });
  const sources = Object.fromEntries(named.map(({ name, bytes }) => [name, bytes]));
  return writePdf({ template: "exhibit.typ", files: { ...sources, "exhibit.json": data } });
};

/** Opened to its points, a picture takes many times its room: each is a PDF, which is not opened, before the next one. */
const pictureOf = async (picture: Buffer): Promise<Part> => {
  const { bytes } = await writePdf({ template: "picture.typ", files: { picture } });
  return { bytes, first: 1, last: 1 };
};

const pdfOf = async (bytes: Buffer): Promise<Part> => {
  try {
    await setPages("", [{ bytes, first: BEYOND_ALL, last: BEYOND_ALL }]);
  } catch (error) {
    const last = Number(error instanceof TypstError ? PAGE_COUNT.exec(error.message)?.[1] : 0);
    if (last > 0) return { bytes, first: 1, last };
    throw error;
  }
  throw new TypstError("no page");
};

const partOf = ({ type, bytes }: ExhibitSource): Promise<Part> =>
  type === "picture" ? pictureOf(Buffer.from(bytes)) : pdfOf(Buffer.from(bytes));

/**
 * The pages of all files on A4, each with the exhibit's label and its number, counted through. What Typst cannot read is
 * refused, not thrown.
 */
export const writeExhibit = async ({ label, files }: ExhibitTask): Promise<Rendered | Refused> => {
  const parts: Part[] = [];
  try {
    for (const file of files) parts.push(await partOf(file));
    if (pagesOf(parts) > PAGES_MAX) return { done: false, refusal: "too-many-pages" };
    return { done: true, ...(await setPages(label, parts)) };
  } catch (error) {
    if (!(error instanceof TypstError)) throw error;
    const about = parts.length < files.length ? { file: parts.length } : {};
    return { done: false, refusal: refusalOf(error.message), ...about };
  }
};
