import { inflateRawSync } from "node:zlib";
import type { FileRisk } from "@legal/contracts";

export interface DocxPart {
  name: string;
  deflated: boolean;
  packed: Uint8Array;
}

interface Inspection {
  /** False for what only looks like a document, and for macros: Word opens no .docx with them. */
  isDocument: boolean;
  risks: FileRisk[];
}

/** More than a thousand pages; what is more is a bomb. */
const MAX_PART_BYTES = 32 * 1024 * 1024;
const MAX_TOTAL_BYTES = 48 * 1024 * 1024;

const ENTITIES = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

const decodeEntity = (whole: string, name: string): string => {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return ENTITIES.get(name) ?? (code <= 0x10ffff ? String.fromCodePoint(code) : whole);
};

const unescaped = (text: string): string =>
  text.replaceAll(/&(#x[0-9a-f]{1,8}|#[0-9]{1,9}|[a-z]{2,4});/gi, decodeEntity);

/** UTF-8 or UTF-16, the only ones of the format (ECMA-376 part 2). */
const textOf = (bytes: Buffer): string => {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || bytes[1] === 0;
  return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8").decode(bytes);
};

const unpack = ({ deflated, packed }: DocxPart): Buffer =>
  deflated ? inflateRawSync(packed, { maxOutputLength: MAX_PART_BYTES }) : Buffer.from(packed);

type Element = Map<string, string>;

/** Attributes of the elements of one kind. No attribute holds a bare "<", so each element ends before the next one. */
const elements = (xml: string, name: string): Element[] =>
  xml
    .split("<")
    .map((text) => text.replaceAll(/\s+/g, " "))
    .filter((text) => text.split(/[ />]/, 1)[0]?.split(":").at(-1) === name)
    .map((text) => {
      const found = text.matchAll(/(?<![\w:.-])([\w:.-]{1,60}) ?= ?("[^"]*"|'[^']*')/g);
      return new Map([...found].map(([, attribute = "", value = ""]) => [attribute, unescaped(value.slice(1, -1))]));
    });

/** Relationships by which a document carries programs' objects or whole other documents. */
const EMBEDS = /\/(oleObject|control|activeXControl\w*|attachedToolbars|keyMapCustomizations|aFChunk)$/i;

/** Word notes where on its author's own disk a template lay; opening that fetches nothing. */
const isOwnDisk = (target: string): boolean => /^(file:\/{3})?[a-z]:[\\/]/i.test(target) || !/[\\/:]/.test(target);

const riskOf = (relationship: Element): FileRisk | undefined => {
  const type = relationship.get("Type") ?? "";
  if (relationship.get("TargetMode")?.toLowerCase() === "external") {
    if (/\/hyperlink$/i.test(type)) return undefined;
    return isOwnDisk(relationship.get("Target") ?? "") ? undefined : "remote-content";
  }
  return EMBEDS.test(type) ? "embedded-file" : undefined;
};

const hasMacros = (types: string, relationships: readonly Element[]): boolean =>
  /macroEnabled|vbaProject|vbaData/i.test(unescaped(types)) ||
  relationships.some((one) => /vbaProject|wordVbaData/i.test(one.get("Type") ?? ""));

/** Fields that ask another program for their content. */
const asksPrograms = (document: string): boolean =>
  /(?:instrText[^<]{0,200}|instr=["'][^"'<]{0,200})\bDDE(?:AUTO)?\b/.test(document);

const isWordDocument = (document: string): boolean => /<(?:[\w.-]{1,40}:)?document[\s>]/.test(document);

/** Unpacks, within bounds, the parts that say what a document is and what it links to; others are not read. */
export const inspectDocx = (parts: DocxPart[]): Inspection => {
  const refused = { isDocument: false, risks: [] };
  const texts = new Map<string, string>();
  let total = 0;
  for (const part of parts) {
    let bytes: Buffer;
    try {
      bytes = unpack(part);
    } catch {
      return refused;
    }
    total += bytes.length;
    if (total > MAX_TOTAL_BYTES) return refused;
    texts.set(part.name, textOf(bytes));
  }
  const types = texts.get("[Content_Types].xml") ?? "";
  const document = texts.get("word/document.xml") ?? "";
  const relationshipParts = [...texts].filter(([name]) => name.toLowerCase().endsWith(".rels"));
  const relationships = relationshipParts.flatMap(([, xml]) => elements(xml, "Relationship"));
  const isWhole = elements(types, "Types").length > 0 && isWordDocument(document);
  // The format forbids them, and they could give names other meanings.
  const hasDoctype = [types, ...relationshipParts.map(([, xml]) => xml)].some((xml) => /<!DOCTYPE/i.test(xml));
  if (!isWhole || hasDoctype || hasMacros(types, relationships)) return refused;
  const risks = new Set(relationships.map(riskOf).filter((risk) => risk !== undefined));
  if (asksPrograms(document)) risks.add("starts-program");
  return { isDocument: true, risks: [...risks] };
};
