import { fileURLToPath } from "node:url";
import { maskResidentNumbers } from "@legal/i18n";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { FoundPages, Refused, Task } from "../task.ts";
import { compact, namesPlace } from "./places-of.ts";

const PAGES_MAX = 500;
/** What old Korean PDFs need for their letters. */
const CMAPS = fileURLToPath(new URL("../../cmaps/", import.meta.resolve("pdfjs-dist/legacy/build/pdf.mjs")));
const OPTIONS = { verbosity: 0, useSystemFonts: false, cMapUrl: CMAPS, cMapPacked: true, stopAtErrors: false } as const;

const showsResidentNumber = (text: string): boolean => maskResidentNumbers(text) !== text;

/** A PDF says where letters stand, and not where words end: they are read together, apart, and without blanks. */
const waysToRead = (strings: readonly string[]): string[] => {
  const joined = strings.join("");
  return [joined, strings.join(" "), joined.replaceAll(/\s/g, "")];
};

/** Nothing of the text leaves this process but the numbers of pages. */
export const findPages = async ({ bytes, places }: Extract<Task, { kind: "text" }>): Promise<FoundPages | Refused> => {
  const loading = getDocument({ ...OPTIONS, data: Uint8Array.from(bytes) });
  try {
    const pdf = await loading.promise;
    const found: FoundPages = { done: true, residentNumberPages: [], hiddenAddressPages: [] };
    for (let number = 1; number <= Math.min(pdf.numPages, PAGES_MAX); number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      page.cleanup();
      const strings = items.flatMap((item) => ("str" in item ? [item.str] : []));
      if (waysToRead(strings).some(showsResidentNumber)) found.residentNumberPages.push(number);
      const text = compact(strings.join(""));
      if (places.some((place) => namesPlace(text, place))) found.hiddenAddressPages.push(number);
    }
    return found;
  } catch (error) {
    const { name } = error as Error;
    return { done: false, refusal: name === "PasswordException" ? "encrypted" : "broken" };
  } finally {
    await loading.destroy();
  }
};
