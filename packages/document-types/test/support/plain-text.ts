import type { Block } from "../../src/index.ts";

const OUTLINE = ["", "", "  ", "    ", "      ", "        ", "          ", "            ", "              "];
const HANGUL = "가나다라마바사아자차카타파하";

const labelOf = (level: number, ordinal = 1): string => {
  const syllable = HANGUL[ordinal - 1] ?? "";
  const labels = ["", `${ordinal}.`, `${syllable}.`, `${ordinal})`, `${syllable})`, `(${ordinal})`, `(${syllable})`];
  return labels[level] ?? "";
};

const textOf = (block: Block): string => {
  switch (block.kind) {
    case "title":
    case "heading":
      return `\n[${block.text}]`;
    case "parties":
      return block.parties
        .map(
          ({ role, number, lines }) =>
            `${role}  ${number === undefined ? "" : `${number}. `}${lines.join("\n        ")}`,
        )
        .join("\n");
    case "facts":
      return block.rows.map(({ label, value }) => `${label}  ${value}`).join("\n");
    case "paragraph":
      return `${OUTLINE[block.level]}${labelOf(block.level, block.ordinal)} ${block.text}`
        .trimEnd()
        .replace(/^ (?=\S)/, "");
    case "table":
      return [block.columns.map(({ label }) => label), ...block.rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
    case "annex":
      return `\n======== [별지 ${block.number}] ${block.title}`;
    case "signature":
      return block.lines.join("\n");
    default:
      return `\n${block.text}`;
  }
};

/** A paper as a reader without fonts sees it. */
export const plainText = (blocks: readonly Block[]): string => `${blocks.map(textOf).join("\n").trim()}\n`;
