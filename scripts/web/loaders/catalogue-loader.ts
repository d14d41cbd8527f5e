import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { LoaderContext } from "webpack";

type Catalogue = Record<string, string>;

/** Parsed texts by key, with the Korean source where a catalogue lacks one. */
const compileCatalogue = (korean: Catalogue, catalogue: Catalogue) =>
  Object.fromEntries(Object.entries({ ...korean, ...catalogue }).map(([key, text]) => [key, parse(text)]));

/** Parses a catalogue while building, so that no page carries the parser. A missing text is for development only. */
const catalogueLoader = function catalogueLoader(this: LoaderContext<object>, source: string) {
  const koreanFile = join(dirname(this.resourcePath), "ko.json");
  this.addDependency(koreanFile);
  const korean = JSON.parse(readFileSync(koreanFile, "utf8")) as Catalogue;
  const catalogue = JSON.parse(source) as Catalogue;
  const missing = Object.keys(korean).filter((key) => !catalogue[key]);
  if (missing.length > 0 && this.mode === "production") {
    this.emitError(new Error(`${this.resourcePath} lacks ${missing.join(", ")}`));
  }
  return JSON.stringify(compileCatalogue(korean, catalogue));
};

// oxlint-disable-next-line import/no-default-export -- webpack takes a loader's default export
export default catalogueLoader;
