import type { Outcome, Refusal, Task } from "../task.ts";
import { dataFile, TypstError, writePdf } from "./typst.ts";

type ExhibitTask = Extract<Task, { kind: "exhibit" }>;

const PAGES_MAX = 500;
/** No PDF has so many: Typst says how many it has instead. */
const BEYOND_ALL = 1_000_000_000;
const PAGE_COUNT = /only has (\d+) page/;

const refusalOf = (message: string): Exclude<Refusal, "too-costly"> =>
  /encrypt|password/i.test(message) ? "encrypted" : "broken";

const setPages = ({ label, type, bytes }: ExhibitTask, first: number, last: number) => {
  const data = dataFile({ label, picture: type === "picture", first, last });
  const name = type === "picture" ? "picture" : "exhibit.pdf";
  return writePdf({ template: "exhibit.typ", files: { "exhibit.json": data, [name]: Buffer.from(bytes) } });
};

const pagesOf = (task: ExhibitTask): number => {
  if (task.type === "picture") return 1;
  try {
    setPages(task, BEYOND_ALL, BEYOND_ALL);
    return 0;
  } catch (error) {
    const count = error instanceof TypstError ? PAGE_COUNT.exec(error.message)?.[1] : undefined;
    if (count === undefined) throw error;
    return Number(count);
  }
};

/** The exhibit's pages on A4, each with its label and number. What Typst cannot read is refused, not thrown. */
export const writeExhibit = (task: ExhibitTask): Outcome => {
  try {
    const pages = pagesOf(task);
    if (pages === 0) return { done: false, refusal: "broken" };
    if (pages > PAGES_MAX) return { done: false, refusal: "too-many-pages" };
    return { done: true, ...setPages(task, 1, pages) };
  } catch (error) {
    if (!(error instanceof TypstError)) throw error;
    return { done: false, refusal: refusalOf(error.message) };
  }
};
