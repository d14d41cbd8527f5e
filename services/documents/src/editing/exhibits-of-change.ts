import type { CaseFile } from "@legal/contracts";
import { DOCUMENT_FILES_MAX, EXHIBIT_BYTES_MAX } from "@legal/contracts/constants";
import { byKind, type FileKind } from "@legal/document-types";
import { newId, validationFailed } from "@legal/service-kit";
import { bytesOf, filesOf, type ExhibitFile, type StoredExhibit } from "../record/document-model.ts";
import { sanitizeText } from "../record/sanitize-text.ts";

export interface GivenExhibit {
  id?: string | undefined;
  fileUrl: string;
  furtherFileUrls?: readonly string[] | undefined;
  title: string;
  purpose: string;
  author?: string | undefined;
  madeOn?: string | null | undefined;
  kind?: FileKind | undefined;
  foreign?: boolean | undefined;
}

const FILE_URL = /^\/api\/files\/([0-9a-f-]{36})$/;

const fileIdOf = (fileUrl: string): string => FILE_URL.exec(fileUrl)?.[1] ?? "";

const urlsOf = ({ fileUrl, furtherFileUrls = [] }: GivenExhibit): string[] => [fileUrl, ...furtherFileUrls];

export const fileIdsOf = (given: readonly GivenExhibit[]): string[] =>
  [...new Set(given.flatMap(urlsOf).map(fileIdOf))].filter((fileId) => fileId !== "");

const assertNumber = (files: readonly unknown[]): void => {
  if (files.length > DOCUMENT_FILES_MAX) throw validationFailed([{ path: "exhibits", message: "exhibitFiles.total" }]);
};

/** Throws 400 where they have too many files, before any of these is tied to the case. */
export const assertFew = (given: readonly GivenExhibit[]): void => assertNumber(given.flatMap(urlsOf));

/** Throws 400 naming each exhibit of which a file is not the case's. */
export const assertOurs = (given: readonly GivenExhibit[], files: readonly CaseFile[]): void => {
  const known = new Set(files.map(({ id }) => id));
  const foreign = given.flatMap((one, index) =>
    urlsOf(one).every((fileUrl) => known.has(fileIdOf(fileUrl)))
      ? []
      : [{ path: `exhibits.${index}.fileUrl`, message: "exhibits.foreign" }],
  );
  if (foreign.length > 0) throw validationFailed(foreign);
};

/** Throws 400 where an exhibit is too heavy to be one PDF, or all have too many files. A single file has its own limit. */
export const assertFits = (exhibits: readonly StoredExhibit[]): void => {
  const heavy = exhibits.flatMap((exhibit, index) =>
    exhibit.furtherFiles && bytesOf(exhibit) > EXHIBIT_BYTES_MAX
      ? [{ path: `exhibits.${index}.furtherFileUrls`, message: "exhibitFiles.bytes" }]
      : [],
  );
  if (heavy.length > 0) throw validationFailed(heavy);
  assertNumber(exhibits.flatMap(filesOf));
};

const fileOf = ({ id: fileId, name, type: fileType, size: fileSize }: CaseFile, read?: ExhibitFile): ExhibitFile => ({
  fileId,
  fileName: sanitizeText(name),
  fileType,
  fileSize,
  ...(read?.residentNumberPages && { residentNumberPages: read.residentNumberPages }),
  ...(read?.hiddenAddressPages && { hiddenAddressPages: read.hiddenAddressPages }),
  ...(read?.readAt !== undefined && { readAt: read.readAt }),
});

/** What a page of an earlier release does not know stays as it was. */
const marksOf = (given: GivenExhibit, was: StoredExhibit | undefined): Partial<StoredExhibit> => {
  const author = given.author === undefined ? was?.author : sanitizeText(given.author);
  const madeOn = given.madeOn === undefined ? was?.madeOn : given.madeOn;
  return {
    ...((given.kind ?? was?.kind) === "attachment" && { kind: "attachment" as const }),
    ...((given.foreign ?? was?.foreign) && { foreign: true }),
    ...(author && { author }),
    ...(madeOn && { madeOn }),
  };
};

/** Exhibits, then attachments. The same file keeps its id; a name that another one has, or that none had, is a new one's. */
export const exhibitsOfChange = (
  given: readonly GivenExhibit[],
  files: readonly CaseFile[],
  before: readonly StoredExhibit[],
): StoredExhibit[] => {
  const known = new Map(before.map((one) => [one.id, one]));
  const byId = new Map(files.map((file) => [file.id, file]));
  const read = new Map(before.flatMap(filesOf).map((file) => [file.fileId, file]));
  const stored = given.flatMap((one): StoredExhibit[] => {
    const was = known.get(one.id ?? "");
    if (was) known.delete(was.id);
    const [first, ...others] = urlsOf(one).flatMap((fileUrl) => {
      const file = byId.get(fileIdOf(fileUrl));
      return file ? [fileOf(file, read.get(file.id))] : [];
    });
    if (!first) return [];
    const kept = one.furtherFileUrls === undefined && was?.fileId === first.fileId ? (was.furtherFiles ?? []) : others;
    const texts = { title: sanitizeText(one.title), purpose: sanitizeText(one.purpose) };
    const further = kept.length > 0 && { furtherFiles: kept };
    return [{ id: was?.id ?? newId(), ...texts, ...first, ...marksOf(one, was), ...further }];
  });
  const { exhibits, attachments } = byKind(stored);
  return [...exhibits, ...attachments];
};
