import type { Readable } from "node:stream";
import type { DocumentState, FileFormat } from "@legal/contracts/constants";
import { notFound, type Logger } from "@legal/service-kit";
import type { CaseChat } from "../case-chat/case-facts.ts";
import type { DocumentRecord } from "../record/document-model.ts";
import { bundlesOf, exhibitFiles, type ExhibitStamper, type NamedFile } from "./exhibit-files.ts";
import type { ExhibitReader } from "../rendering/exhibit-reader.ts";
import { picturesOf } from "./pictures-of.ts";
import { RENDER_LIMIT_MS } from "../rendering/rendering-limit.ts";
import type { PaperWriter } from "../rendering/paper-writer.ts";
import { typeOf } from "../types/type-of.ts";
import { readFrozen } from "../record/frozen-bytes.ts";
import type { VersionRecord } from "../record/version-model.ts";

export interface FileWriter extends PaperWriter, ExhibitStamper, ExhibitReader {
  zipOf: (files: AsyncIterable<NamedFile>) => Readable;
}

interface DownloadedFile {
  name: string;
  type: string;
  /** A bundle is made while it is read. */
  body: Buffer | Readable;
}

const TYPES: Record<FileFormat, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  zip: "application/zip",
};

/** Papers are Korean, and so are their files' names: a reader sees by it that a paper is not the last. */
const STATE_NAMES: Record<DocumentState, string> = {
  draft: "작성중",
  "intake-complete": "접수",
  "staff-check": "검토중",
  "lawyer-review": "변호사검토중",
  "client-review": "의뢰인확인중",
  revision: "수정중",
  approved: "확정",
  delivered: "확정",
};

const markOf = ({ frozen }: DocumentRecord, { state, files }: VersionRecord): string => {
  if (!files) return `_초안(${STATE_NAMES[state]})`;
  return files.pdf.sha256 === frozen?.sha256 ? "" : "_확정취소";
};

const nameOf = (document: DocumentRecord, version: VersionRecord): string =>
  `${typeOf(version.typeId).name}_v${version.n}${markOf(document, version)}`;

export interface WantedFile {
  format: FileFormat;
  /** Of a bundle, from 1. */
  part?: number | undefined;
}

interface FileDeps {
  caseChat: CaseChat;
  writer: FileWriter;
  logger: Logger;
}

export const createFileOf = ({ caseChat, writer, logger }: FileDeps) => {
  const paper = async (
    { caseId }: DocumentRecord,
    { files, typeId, blocks, exhibits }: VersionRecord,
    format: "pdf" | "docx",
    signal: AbortSignal,
  ): Promise<Buffer> => {
    const frozen = files?.[format];
    if (frozen) return readFrozen(frozen, logger);
    const pictures = await picturesOf(blocks, { caseId, exhibits }, { caseChat, writer, signal });
    const set = [blocks, typeOf(typeId).format, signal, pictures] as const;
    return format === "pdf" ? (await writer.renderPdf(...set)).bytes : writer.renderDocx(...set);
  };
  const bundle = async (
    document: DocumentRecord,
    version: VersionRecord,
    part: number,
    signal: AbortSignal,
  ): Promise<DownloadedFile> => {
    const bundles = bundlesOf(version.exhibits);
    const wanted = bundles[part - 1];
    if (!wanted) throw notFound("part");
    const name = nameOf(document, version);
    const papers: NamedFile[] = [];
    // What is most likely to be refused is made before the answer begins.
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(RENDER_LIMIT_MS)]);
    for (const format of part === 1 ? (["pdf", "docx"] as const) : [])
      papers.push({ name: `${name}.${format}`, bytes: await paper(document, version, format, inTime) });
    const all = async function* (): AsyncGenerator<NamedFile> {
      yield* papers;
      yield* exhibitFiles(document, version, wanted, { caseChat, writer, signal });
    };
    const partName = bundles.length > 1 ? `_${part}-${bundles.length}` : "";
    return { name: `${name}${partName}.zip`, type: TYPES.zip, body: writer.zipOf(all()) };
  };

  /** A version as one file: frozen bytes as they were approved, everything else as it is set now. */
  return async (
    document: DocumentRecord,
    version: VersionRecord,
    { format, part = 1 }: WantedFile,
    signal: AbortSignal,
  ): Promise<DownloadedFile> => {
    if (format === "zip") return bundle(document, version, part, signal);
    const body = await paper(document, version, format, signal);
    return { name: `${nameOf(document, version)}.${format}`, type: TYPES[format], body };
  };
};
