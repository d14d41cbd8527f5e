import { exhibitLabels } from "@legal/document-types";
import type { CaseChat } from "../case-chat/case-facts.ts";
import { bytesOf, filesOf, type DocumentRecord, type StoredExhibit } from "../record/document-model.ts";
import { answersOfValues } from "../record/stored-answers.ts";
import { typeOf } from "../types/type-of.ts";
import type { VersionRecord } from "../record/version-model.ts";

export interface NamedFile {
  name: string;
  bytes: Buffer;
}

type Refusal = "encrypted" | "broken" | "too-many-pages" | "too-costly" | "unsupported";

interface Refused {
  stamped: false;
  refusal: Refusal;
  /** The place of the file that it is about; absent where it is about them all. */
  file?: number;
}

type Stamped = { stamped: true; bytes: Buffer } | Refused;

interface SourceFile {
  fileName: string;
  type: string;
  bytes: Buffer;
}

export interface ExhibitStamper {
  /** A PDF of all its files with the exhibit's label on each page, where they can be one. */
  stampExhibit: (exhibit: { label: string; files: readonly SourceFile[] }, signal: AbortSignal) => Promise<Stamped>;
}

interface ExhibitDeps {
  caseChat: CaseChat;
  writer: ExhibitStamper;
  signal: AbortSignal;
}

/** What the exhibits of one bundle may weigh, which a phone holds in its memory; what is more comes in further ones. */
const BUNDLE_BYTES_MAX = 50 * 1024 * 1024;
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

const FETCHED_AT_ONCE = 10;

const sourcesOf = async (
  caseId: string,
  exhibit: StoredExhibit,
  { caseChat }: Pick<ExhibitDeps, "caseChat">,
): Promise<SourceFile[]> => {
  const files = filesOf(exhibit);
  const sources: SourceFile[] = [];
  for (let from = 0; from < files.length; from += FETCHED_AT_ONCE) {
    const fetched = files.slice(from, from + FETCHED_AT_ONCE).map(async ({ fileId, fileName, fileType: type }) => ({
      fileName,
      type,
      bytes: await caseChat.bytesOf(caseId, fileId),
    }));
    sources.push(...(await Promise.all(fetched)));
  }
  return sources;
};

interface Bundle {
  /** Places of its exhibits among all. */
  from: number;
  to: number;
}

/** The bundles that a version comes in: the first has the paper, even where there are no exhibits. */
export const bundlesOf = (exhibits: readonly StoredExhibit[]): Bundle[] => {
  const bundles: Bundle[] = [];
  let last: Bundle & { bytes: number } = { from: 0, to: 0, bytes: 0 };
  for (const [place, exhibit] of exhibits.entries()) {
    const bytes = bytesOf(exhibit);
    if (last.to > last.from && last.bytes + bytes > BUNDLE_BYTES_MAX) {
      bundles.push(last);
      last = { from: place, to: place, bytes: 0 };
    }
    last = { from: last.from, to: place + 1, bytes: last.bytes + bytes };
  }
  return [...bundles, last];
};

/** Files of an exhibit that are no PDF of their own, as they are; several are numbered. */
const asTheyAre = (name: string, sources: readonly SourceFile[]): NamedFile[] =>
  sources.map(({ fileName, bytes }, index) => ({
    name: `${name}${sources.length > 1 ? ` (${index + 1})` : ""}${extensionOf(fileName)}`,
    bytes,
  }));

const unstampedLine = (name: string, files: readonly NamedFile[], { refusal, file }: Refused): string =>
  `- ${files[file ?? (files.length > 1 ? -1 : 0)]?.name ?? `${name} (파일 ${files.length}개)`}: ${REASONS[refusal]}`;

/**
 * Each exhibit as a file of its own, as courts take them, made one after the other: one PDF of all its files, stamped,
 * where it can be, else they are as they are, and then a note names them. Attachments are what offices issued: they bear
 * no stamp.
 */
export const exhibitFiles = async function* (
  { caseId }: DocumentRecord,
  { answers, exhibits, labels, typeId }: VersionRecord,
  { from, to }: Bundle,
  { caseChat, writer, signal }: ExhibitDeps,
): AsyncGenerator<NamedFile> {
  const numbered = labels ?? exhibitLabels(typeOf(typeId), answersOfValues(answers), exhibits);
  const unstamped: string[] = [];
  for (const [index, exhibit] of exhibits.slice(from, to).entries()) {
    const label = numbered[from + index] ?? "";
    const name = [label, exhibit.title]
      .filter(Boolean)
      .join(" ")
      .replaceAll(/[\\/:*?"<>|\n]/g, "_");
    const sources = await sourcesOf(caseId, exhibit, { caseChat });
    const files = asTheyAre(name, sources);
    const isAttachment = exhibit.kind === "attachment";
    const stamped = isAttachment ? null : await writer.stampExhibit({ label, files: sources }, signal);
    if (stamped?.stamped) yield { name: `${name}.pdf`, bytes: stamped.bytes };
    else yield* files;
    if (stamped && !stamped.stamped) unstamped.push(unstampedLine(name, files, stamped));
  }
  if (unstamped.length > 0) yield noteOf(unstamped);
};
