import type { Document } from "@legal/contracts";
import type { DocumentState } from "@legal/contracts/constants";
import { byKind, exhibitPath, type FileKind } from "@legal/document-types";
import { parseStored, readStored, writeStored } from "@legal/web-kit";
import { fileUrlOf } from "../file-url.ts";

export interface ExhibitDraft {
  /** Absent until the server has it. */
  id?: string;
  fileUrl: string;
  fileName: string;
  title: string;
  purpose: string;
  /** Absent for what was always an exhibit: the release before takes no kinds. */
  kind?: FileKind;
  /** In another language than Korean; absent where no one ever said so. */
  foreign?: boolean;
}

export interface AddedFile {
  fileUrl: string;
  fileName: string;
}

type Stored = Document["exhibits"][number];

export const isNamed = ({ title }: ExhibitDraft): boolean => title.trim() !== "";

/** As the server keeps them: exhibits, then attachments. */
export const inOrder = (draft: readonly ExhibitDraft[]): readonly ExhibitDraft[] => {
  const { exhibits, attachments } = byKind(draft);
  return attachments.length === 0 ? draft : [...exhibits, ...attachments];
};

export const asDraft = ({ id, fileId, fileName, title, purpose, kind, foreign }: Stored): ExhibitDraft => ({
  id,
  fileUrl: fileUrlOf(fileId),
  fileName,
  title,
  purpose,
  ...(kind && { kind }),
  ...(foreign !== undefined && { foreign }),
});

/** Of its name, for links to it. */
export const pathOfDraft = ({ id, fileUrl }: ExhibitDraft): string =>
  exhibitPath(id ?? fileUrl.slice(fileUrl.lastIndexOf("/") + 1));

/** Named after its file until its writer names it. */
/** The name of an exhibit whose writer has given it none. */
export const titleOfFile = (fileName: string): string => fileName.replace(/\.[^.]+$/, "");

const newDraft = ({ fileUrl, fileName }: AddedFile): ExhibitDraft => ({
  fileUrl,
  fileName,
  title: titleOfFile(fileName),
  purpose: "",
});

const wordsOf = (one: Pick<ExhibitDraft | Stored, "title" | "purpose" | "kind" | "foreign"> | undefined): string =>
  JSON.stringify(one ? [one.title.trim(), one.purpose.trim(), one.kind ?? "exhibit", one.foreign ?? false] : null);

/** With those of the files that are not among them yet. */
export const withFiles = (draft: readonly ExhibitDraft[], files: readonly AddedFile[]): readonly ExhibitDraft[] => {
  const known = new Set(draft.map(({ fileUrl }) => fileUrl));
  return [...draft, ...files.filter(({ fileUrl }) => !known.has(fileUrl)).map(newDraft)];
};

export const isSaved = (draft: readonly ExhibitDraft[], stored: readonly Stored[]): boolean =>
  JSON.stringify(draft.map((one) => [one.fileUrl, wordsOf(one)])) ===
  JSON.stringify(stored.map((one) => [fileUrlOf(one.fileId), wordsOf(one)]));

/** What an arrangement was made upon. */
export interface ExhibitBase {
  exhibits: readonly ExhibitDraft[];
  state: DocumentState;
}

export const baseOf = ({ exhibits, state }: Pick<Document, "exhibits" | "state">): ExhibitBase => ({
  exhibits: exhibits.map(asDraft),
  state,
});

type Draft = readonly ExhibitDraft[];

const byFile = (draft: Draft): ReadonlyMap<string, ExhibitDraft> => new Map(draft.map((one) => [one.fileUrl, one]));

const isSame = (one: ExhibitDraft | undefined, other: ExhibitDraft | undefined): boolean =>
  wordsOf(one) === wordsOf(other);

/** Whether those that are still there are in the order that they were in. */
const keepsOrder = (own: Draft, base: Draft): boolean => {
  const [mine, was] = [byFile(own), byFile(base)];
  const order = (draft: Draft) => JSON.stringify(draft.map(({ fileUrl }) => fileUrl));
  return (
    order(own.filter(({ fileUrl }) => was.has(fileUrl))) === order(base.filter(({ fileUrl }) => mine.has(fileUrl)))
  );
};

/** Theirs first, in their order. */
const inOrderOf = (draft: Draft, theirs: Draft): Draft => {
  const places = new Map(theirs.map(({ fileUrl }, place) => [fileUrl, place]));
  const placeOf = ({ fileUrl }: ExhibitDraft) => places.get(fileUrl) ?? theirs.length;
  return draft.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/**
 * One's own arrangement with what another person changed since it was begun, exhibit by exhibit. `disputed`: both changed
 * the same one, or the order, which is one's own in it.
 */
export const merged = (own: Draft, base: Draft, theirs: Draft): { draft: Draft; disputed: boolean } => {
  const [mine, was, now] = [byFile(own), byFile(base), byFile(theirs)];
  /** A file that one added oneself was named after itself before, and is in theirs what it is unless they added it too. */
  const sidesOf = (fileUrl: string) => {
    const one = mine.get(fileUrl);
    const before = was.get(fileUrl) ?? (one && newDraft(one));
    const other = now.get(fileUrl) ?? (was.has(fileUrl) ? undefined : one);
    return { one, before, other };
  };
  const isDisputed = ({ fileUrl }: ExhibitDraft): boolean => {
    const { one, before, other } = sidesOf(fileUrl);
    return !isSame(one, before) && !isSame(other, before) && !isSame(one, other);
  };
  const settled = own.flatMap(({ fileUrl }): Draft => {
    const { one, before, other } = sidesOf(fileUrl);
    const kept = isSame(one, before) ? other : one;
    return kept ? [kept] : [];
  });
  const added = theirs.filter(({ fileUrl }) => !mine.has(fileUrl) && !was.has(fileUrl));
  const draft = [...settled, ...added];
  const isOrderDisputed = !keepsOrder(own, base) && !keepsOrder(theirs, base) && !keepsOrder(own, theirs);
  return {
    draft: keepsOrder(own, base) ? inOrderOf(draft, theirs) : draft,
    disputed: isOrderDisputed || [...base, ...own].some(isDisputed),
  };
};

/** What the server takes: each under the id that it has there. */
export const asSent = (draft: readonly ExhibitDraft[], stored: readonly Stored[]) =>
  draft.map(({ id, fileUrl, title, purpose, kind, foreign }) => {
    const known = id ?? stored.find(({ fileId }) => fileUrlOf(fileId) === fileUrl)?.id;
    return {
      ...(known && { id: known }),
      fileUrl,
      title,
      purpose,
      ...(kind && { kind }),
      ...(foreign !== undefined && { foreign }),
    };
  });

export const readKept = (key: string): readonly ExhibitDraft[] | null => {
  const kept = parseStored(readStored(key));
  return Array.isArray(kept) ? (kept as ExhibitDraft[]) : null;
};

// Apart, for an earlier release reads the arrangement too.
const baseKey = (key: string): string => `${key}:base`;

/** Null of what an earlier release kept. */
export const readBase = (key: string): ExhibitBase | null => {
  const kept = parseStored(readStored(baseKey(key)));
  return typeof kept === "object" && kept !== null && "exhibits" in kept ? (kept as ExhibitBase) : null;
};

export const keep = (key: string, draft: Draft | null, base: ExhibitBase | null): void => {
  writeStored(key, draft && JSON.stringify(draft));
  writeStored(baseKey(key), draft && base && JSON.stringify(base));
};
