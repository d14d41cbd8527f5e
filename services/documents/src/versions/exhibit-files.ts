import { exhibitLabels } from "@legal/document-types";
import { AppError } from "@legal/service-kit";
import type { CaseChat } from "../case-chat/case-facts.ts";
import type { DocumentRecord } from "../record/document-model.ts";
import { answersOfValues } from "../record/stored-answers.ts";
import { typeOf } from "../types/type-of.ts";
import type { VersionRecord } from "../record/version-model.ts";

export interface NamedFile {
  name: string;
  bytes: Buffer;
}

type Refusal = "encrypted" | "broken" | "too-many-pages" | "too-costly" | "unsupported";

type Stamped = { stamped: true; bytes: Buffer } | { stamped: false; refusal: Refusal };

export interface ExhibitStamper {
  /** A PDF with the exhibit's label on each page, where the file can be one. */
  stampExhibit: (exhibit: { label: string; type: string; bytes: Uint8Array }, signal: AbortSignal) => Promise<Stamped>;
}

interface ExhibitDeps {
  caseChat: CaseChat;
  writer: ExhibitStamper;
  signal: AbortSignal;
}

/** What one bundle may weigh. */
const BUNDLE_BYTES_MAX = 200 * 1024 * 1024;
const NOTE_NAME = "증거 표시 안내.txt";
const REASONS: Record<Refusal, string> = {
  encrypted: "암호가 걸린 파일",
  broken: "열 수 없는 파일",
  "too-many-pages": "쪽수가 너무 많은 파일",
  "too-costly": "처리할 수 없는 파일",
  unsupported: "쪽 번호를 찍을 수 없는 형식",
};

const extensionOf = (fileName: string): string => /\.[a-z0-9]{1,5}$/i.exec(fileName)?.[0].toLowerCase() ?? "";

/** With the mark of byte order, without which some editors take Korean for something else. */
const noteOf = (unstamped: readonly string[]): NamedFile => {
  const lines = [
    "다음 증거에는 증거 번호와 쪽 번호를 찍지 못하여 원본 그대로 넣었습니다.",
    "제출하기 전에 직접 표시하거나 PDF로 바꾸어 주십시오.",
    "",
    ...unstamped,
    "",
  ];
  return { name: NOTE_NAME, bytes: Buffer.from(`\uFEFF${lines.join("\r\n")}`) };
};

/** Throws 413 before anything is sent. */
export const assertBundleFits = ({ exhibits }: VersionRecord): void => {
  if (exhibits.reduce((sum, { fileSize }) => sum + fileSize, 0) > BUNDLE_BYTES_MAX)
    throw new AppError(413, "FILE_TOO_LARGE");
};

/**
 * Each exhibit as a file of its own, as courts take them, made one after the other: stamped where it can be, else as it
 * is, and then a note names it.
 */
export const exhibitFiles = async function* (
  { caseId }: DocumentRecord,
  { answers, exhibits, typeId }: VersionRecord,
  { caseChat, writer, signal }: ExhibitDeps,
): AsyncGenerator<NamedFile> {
  const labels = exhibitLabels(typeOf(typeId), answersOfValues(answers), exhibits.length);
  const unstamped: string[] = [];
  for (const [index, { fileId, fileName, fileType, title }] of exhibits.entries()) {
    const label = labels[index] ?? "";
    const bytes = await caseChat.bytesOf(caseId, fileId);
    const stamped = await writer.stampExhibit({ label, type: fileType, bytes }, signal);
    const name = [label, title]
      .filter(Boolean)
      .join(" ")
      .replaceAll(/[\\/:*?"<>|\n]/g, "_");
    if (stamped.stamped) yield { name: `${name}.pdf`, bytes: stamped.bytes };
    else {
      const file = `${name}${extensionOf(fileName)}`;
      unstamped.push(`- ${file}: ${REASONS[stamped.refusal]}`);
      yield { name: file, bytes };
    }
  }
  if (unstamped.length > 0) yield noteOf(unstamped);
};
