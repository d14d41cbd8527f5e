import type { Readable } from "node:stream";
import type { DocumentState, FileFormat } from "@legal/contracts/constants";
import type { Logger } from "@legal/service-kit";
import type { CaseChat } from "../case-chat/case-facts.ts";
import type { DocumentRecord } from "../record/document-model.ts";
import { assertBundleFits, exhibitFiles, type ExhibitStamper, type NamedFile } from "./exhibit-files.ts";
import type { PaperWriter } from "../rendering/paper-writer.ts";
import { typeOf } from "../types/type-of.ts";
import { readFrozen } from "../record/frozen-bytes.ts";
import type { VersionRecord } from "../record/version-model.ts";

export interface FileWriter extends PaperWriter, ExhibitStamper {
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
  `${typeOf(version.typeId).name.ko}_v${version.n}${markOf(document, version)}`;

interface FileDeps {
  caseChat: CaseChat;
  writer: FileWriter;
  logger: Logger;
}

export const createFileOf = ({ caseChat, writer, logger }: FileDeps) => {
  const paper = (version: VersionRecord, format: "pdf" | "docx", signal: AbortSignal): Promise<Buffer> => {
    const frozen = version.files?.[format];
    if (frozen) return readFrozen(frozen, logger);
    const type = typeOf(version.typeId);
    const render = format === "pdf" ? writer.renderPdf : writer.renderDocx;
    return render(version.blocks, type.format, signal);
  };
  const bundle = async (document: DocumentRecord, version: VersionRecord, signal: AbortSignal): Promise<Readable> => {
    assertBundleFits(version);
    const name = nameOf(document, version);
    const papers: NamedFile[] = [];
    // What is most likely to be refused is made before the answer begins.
    for (const format of ["pdf", "docx"] as const)
      papers.push({ name: `${name}.${format}`, bytes: await paper(version, format, signal) });
    const all = async function* (): AsyncGenerator<NamedFile> {
      yield* papers;
      yield* exhibitFiles(document, version, { caseChat, writer, signal });
    };
    return writer.zipOf(all());
  };

  /** A version as one file: frozen bytes as they were approved, everything else as it is set now. */
  return async (
    document: DocumentRecord,
    version: VersionRecord,
    format: FileFormat,
    signal: AbortSignal,
  ): Promise<DownloadedFile> => {
    const body = format === "zip" ? await bundle(document, version, signal) : await paper(version, format, signal);
    return { name: `${nameOf(document, version)}.${format}`, type: TYPES[format], body };
  };
};
