import type { Block } from "@legal/document-types";

const WORDS_MAX = 40;

const textsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case "parties":
      return block.parties.flatMap(({ role, lines }) => [role, ...lines]);
    case "facts":
      return block.rows.flatMap(({ label, value }) => [label, value]);
    case "table":
      return block.rows.flat();
    case "signature":
      return block.lines;
    case "annex":
      return [block.title];
    default:
      return [block.text];
  }
};

/** The first words of a block, to name it by. */
export const wordsOf = (block: Block): string => {
  const text = textsOf(block).join(" ").trim();
  return text.length > WORDS_MAX ? `${text.slice(0, WORDS_MAX)}…` : text;
};
