import type { Document } from "@legal/contracts";
import { exhibitPath } from "@legal/document-types";
import { parseStored, readStored, writeStored } from "@legal/web-kit";
import { fileUrlOf } from "../state/file-url.ts";

export interface ExhibitDraft {
  /** Absent until the server has it. */
  id?: string;
  fileUrl: string;
  fileName: string;
  title: string;
  purpose: string;
}

export interface AddedFile {
  fileUrl: string;
  fileName: string;
}

type Stored = Document["exhibits"][number];

export const isNamed = ({ title }: ExhibitDraft): boolean => title.trim() !== "";

export const asDraft = ({ id, fileId, fileName, title, purpose }: Stored): ExhibitDraft => ({
  id,
  fileUrl: fileUrlOf(fileId),
  fileName,
  title,
  purpose,
});

/** Of its name, for links to it. */
export const pathOfDraft = ({ id, fileUrl }: ExhibitDraft): string =>
  exhibitPath(id ?? fileUrl.slice(fileUrl.lastIndexOf("/") + 1));

/** Named after its file until its writer names it. */
const newDraft = ({ fileUrl, fileName }: AddedFile): ExhibitDraft => ({
  fileUrl,
  fileName,
  title: fileName.replace(/\.[^.]+$/, ""),
  purpose: "",
});

/** With those of the files that are not among them yet. */
export const withFiles = (draft: readonly ExhibitDraft[], files: readonly AddedFile[]): readonly ExhibitDraft[] => {
  const known = new Set(draft.map(({ fileUrl }) => fileUrl));
  return [...draft, ...files.filter(({ fileUrl }) => !known.has(fileUrl)).map(newDraft)];
};

export const isSaved = (draft: readonly ExhibitDraft[], stored: readonly Stored[]): boolean =>
  JSON.stringify(draft.map(({ fileUrl, title, purpose }) => [fileUrl, title.trim(), purpose.trim()])) ===
  JSON.stringify(stored.map(({ fileId, title, purpose }) => [fileUrlOf(fileId), title, purpose]));

/** One's own order and words; what another person added since stays, at the end. */
export const merged = (draft: readonly ExhibitDraft[], stored: readonly Stored[]): readonly ExhibitDraft[] => {
  const known = new Set(draft.map(({ fileUrl }) => fileUrl));
  return [...draft, ...stored.map(asDraft).filter(({ fileUrl }) => !known.has(fileUrl))];
};

/** What the server takes: each under the id that it has there. */
export const asSent = (draft: readonly ExhibitDraft[], stored: readonly Stored[]) =>
  draft.map(({ id, fileUrl, title, purpose }) => {
    const known = id ?? stored.find(({ fileId }) => fileUrlOf(fileId) === fileUrl)?.id;
    return { ...(known && { id: known }), fileUrl, title, purpose };
  });

export const readKept = (key: string): readonly ExhibitDraft[] | null => {
  const kept = parseStored(readStored(key));
  return Array.isArray(kept) ? (kept as ExhibitDraft[]) : null;
};

export const keep = (key: string, draft: readonly ExhibitDraft[] | null): void =>
  writeStored(key, draft && JSON.stringify(draft));
