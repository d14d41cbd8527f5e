import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { LoaderContext } from "webpack";
import { ROOT } from "../apps.ts";

const STYLED = /\bstyled(?:\.\w+|\(\s*[\w.]+\s*\))(?=[`<.])/g;

/**
 * Gives every styled component an id made of its file and its place there. The library numbers them in the order in which
 * modules run, which differs between the server's bundle and the page's, and between two copies of one primitive.
 */
const addComponentIds = function addComponentIds(this: LoaderContext<object>, source: string) {
  let count = 0;
  const file = createHash("sha256").update(relative(ROOT, this.resourcePath)).digest("hex").slice(0, 7);
  return source.replaceAll(STYLED, (styled) => `${styled}.withConfig({ componentId: "s${file}${count++}" })`);
};

// oxlint-disable-next-line import/no-default-export -- webpack takes a loader's default export
export default addComponentIds;
