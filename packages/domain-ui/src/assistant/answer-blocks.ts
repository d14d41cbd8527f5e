import { helplineOf } from "./call-text.tsx";

export interface ListItem {
  text: string;
  depth: number;
}

export type AnswerBlock =
  | { kind: "text"; text: string }
  | { kind: "list"; items: ListItem[] }
  | { kind: "helplines"; lines: { number: string; name: string }[] };

const ITEM = /^ {0,4}([•·-]) (.+)$/u;
const HELPLINE = /^(☎ ?\d[\d-]*) (.+)$/u;

const DEPTHS: Readonly<Record<string, number>> = { "•": 0, "-": 1, "·": 2 };

/** Lines of one kind that follow each other are one block. */
const addLine = (blocks: AnswerBlock[], line: string): void => {
  const last = blocks.at(-1);
  const [, mark = "", text = ""] = ITEM.exec(line) ?? [];
  if (text !== "") {
    const item = { text, depth: DEPTHS[mark] ?? 0 };
    if (last?.kind === "list") last.items.push(item);
    else blocks.push({ kind: "list", items: [item] });
    return;
  }
  const [, marked = "", name = ""] = HELPLINE.exec(line) ?? [];
  const number = helplineOf(marked);
  if (number !== undefined) {
    if (last?.kind === "helplines") last.lines.push({ number, name });
    else blocks.push({ kind: "helplines", lines: [{ number, name }] });
    return;
  }
  if (last?.kind === "text") last.text += `\n${line}`;
  else blocks.push({ kind: "text", text: line });
};

/** A list that begins with dashes has no level above them. */
const withoutGap = (block: AnswerBlock): AnswerBlock => {
  if (block.kind !== "list") return block;
  const least = Math.min(...block.items.map(({ depth }) => depth));
  return { ...block, items: block.items.map(({ text, depth }) => ({ text, depth: depth - least })) };
};

const isSaying = (block: AnswerBlock): boolean => block.kind !== "text" || block.text.trim() !== "";

/** An answer as it is laid out: paragraphs, lists and lines to call. */
export const answerBlocks = (text: string): AnswerBlock[] => {
  const blocks: AnswerBlock[] = [];
  for (const line of text.split("\n")) addLine(blocks, line);
  return blocks
    .map((block) =>
      block.kind === "text" ? { ...block, text: block.text.replace(/^\n+|\n+$/gu, "") } : withoutGap(block),
    )
    .filter(isSaying);
};
