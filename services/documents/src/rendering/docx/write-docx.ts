import { Packer } from "docx";
import type { PageFormat } from "@legal/document-types";
import type { Paper } from "../layout/paper-item.ts";
import { createDocxDocument } from "./docx-document.ts";
import { FONT } from "./paper-styles.ts";
import { withoutTimes } from "./without-times.ts";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
/** Where 바탕 is not installed, a program looks for the other name and then for a serif of this alphabet. */
const FONT_TABLE = `${XML}<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:font w:name="${FONT}"><w:altName w:val="Batang"/><w:panose1 w:val="02030600000101010101"/><w:charset w:val="81"/><w:family w:val="roman"/><w:pitch w:val="auto"/></w:font></w:fonts>`;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** docx 9.15 writes the moment of packing, which would be another hash each time. */
const coreProperties = (title: string): string =>
  `${XML}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title><dc:language>ko-KR</dc:language></cp:coreProperties>`;

/** A paper as Word file; the same paper gives the same bytes. */
export const writeDocx = async (paper: Paper, format: PageFormat): Promise<Buffer> => {
  const packed = await Packer.toBuffer(createDocxDocument(paper, format), undefined, [
    { path: "docProps/core.xml", data: coreProperties(paper.title) },
    { path: "word/fontTable.xml", data: FONT_TABLE },
  ]);
  return withoutTimes(packed);
};
