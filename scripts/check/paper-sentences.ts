import { globSync, readFileSync } from "node:fs";
import { documentTypeOf } from "@legal/document-types/all-types";
import { blocksOf, type Block } from "@legal/document-types";
import { SAMPLES } from "@legal/document-types/samples";

/** A law by its article, a share, a rate, or a length of time that the law sets. */
const STATES_LAW = /[가-힣]법 제\d+조|\d분의 \d|연 \d+%의 (?:각 )?비율|\d+(?:개월|주)(?:이|가)? ?(?:지나|이내)/;
const DAYS = /\d{4}\. \d{1,2}\. \d{1,2}\./g;
const AMOUNTS = /금 [\d,]+원(?:\(금[가-힣]+원\))?/g;

/** Without what is of one case alone. */
const withoutFacts = (text: string): string => text.replaceAll(DAYS, "○○일").replaceAll(AMOUNTS, "금 ○○원");

const textsOf = (block: Block): readonly string[] => {
  if (block.kind === "paragraph") return withoutFacts(block.text).split(/(?<=다\.) /);
  return block.kind === "table" ? block.rows.flat() : [];
};

/** The sentences of sample papers that state law, each once and by its paper's name. */
export const sentencesOfLaw = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { typeId, draft } of SAMPLES) {
    const type = documentTypeOf(typeId);
    if (type === null) continue;
    for (const text of blocksOf(type, draft).flatMap(textsOf)) {
      if (STATES_LAW.test(text)) found.set(text, type.name);
    }
  }
  return found;
};

const TEMPLATES = "packages/document-types/src/{types,claims}/**/*.ts";
const STRINGS = /(["`])((?:\\.|(?!\1)[^\\])*)\1/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** A figure as a paper words it; what a template inserts is none, and a week is no part of a word (주민, 주택). */
const FIGURE = /\d[\d,.]*\s?(?:%|분의|개월|년|주(?!민|택|식|소)|일|세|(?:천|백)?만 ?원|원)/;

/** Figures of law that are written into the text of a paper instead of being read from legal-rules. */
export const writtenFigures = (file: string, source: string): string[] =>
  [...source.replaceAll(COMMENTS, "").matchAll(STRINGS)].flatMap(([, , text = ""]) => {
    const figure = FIGURE.exec(text)?.[0];
    return figure === undefined || !/[가-힣]/.test(text)
      ? []
      : [`${file}: “${figure}” is a figure of law, which legal-rules has: ${text.slice(0, 80)}`];
  });

export const checkPaperSentences = (): string[] =>
  globSync(TEMPLATES).flatMap((file) => writtenFigures(file, readFileSync(file, "utf8")));
