import type { Document } from "@legal/contracts";
import { EXHIBIT_FILES_MAX, EXHIBIT_PURPOSE_MAX, type DocumentState } from "@legal/contracts/constants";
import { byKind, exhibitPath, type FileKind } from "@legal/document-types";
import { parseStored, readStored, writeStored } from "@legal/web-kit";
import { fileUrlOf } from "../file-url.ts";

export interface AddedFile {
  fileUrl: string;
  fileName: string;
}

/** With the first of its files. */
export interface ExhibitDraft extends AddedFile {
  /** Absent until the server has it. */
  id?: string;
  /** Those after the first; absent where it never had several: the release before takes no others. */
  further?: readonly AddedFile[];
  title: string;
  purpose: string;
  /** Who wrote it, and when; absent where no one ever said so. */
  author?: string;
  madeOn?: string | null;
  /** Absent for what was always an exhibit: the release before takes no kinds. */
  kind?: FileKind;
  /** In another language than Korean; absent where no one ever said so. */
  foreign?: boolean;
}

type Stored = Document["exhibits"][number];
type LostField = "title" | "purpose" | "author" | "madeOn";

export const isNamed = ({ title }: ExhibitDraft): boolean => title.trim() !== "";

/** As the server keeps them: exhibits, then attachments. */
export const inOrder = (draft: readonly ExhibitDraft[]): readonly ExhibitDraft[] => {
  const { exhibits, attachments } = byKind(draft);
  return attachments.length === 0 ? draft : [...exhibits, ...attachments];
};

/** All files of one that is being arranged. */
export const partsOf = ({ fileUrl, fileName, further = [] }: ExhibitDraft): readonly AddedFile[] => [
  { fileUrl, fileName },
  ...further,
];

/** The exhibit with these files, of which there is one at least. */
export const withParts = (exhibit: ExhibitDraft, [first, ...further]: readonly AddedFile[]): ExhibitDraft => ({
  ...exhibit,
  ...first,
  ...((further.length > 0 || exhibit.further) && { further }),
});

const addedOf = ({ fileId, fileName }: Pick<Stored, "fileId" | "fileName">): AddedFile => ({
  fileUrl: fileUrlOf(fileId),
  fileName,
});

export const asDraft = (stored: Stored): ExhibitDraft => {
  const { id, title, purpose, author, madeOn, furtherFiles, kind, foreign } = stored;
  return {
    id,
    ...addedOf(stored),
    ...(furtherFiles && { further: furtherFiles.map(addedOf) }),
    title,
    purpose,
    ...(author && { author }),
    ...(madeOn && { madeOn }),
    ...(kind && { kind }),
    ...(foreign !== undefined && { foreign }),
  };
};

/** Of its name, for links to it. */
export const pathOfDraft = ({ id, fileUrl }: ExhibitDraft): string =>
  exhibitPath(id ?? fileUrl.slice(fileUrl.lastIndexOf("/") + 1));

/** The name of an exhibit whose writer has given it none. */
export const titleOfFile = (fileName: string): string => fileName.replace(/\.[^.]+$/, "");

/** Named after its file until its writer names it. */
const newDraft = ({ fileUrl, fileName }: AddedFile): ExhibitDraft => ({
  fileUrl,
  fileName,
  title: titleOfFile(fileName),
  purpose: "",
});

const wordsOf = (one: ExhibitDraft | undefined): string => {
  if (!one) return "";
  const { title, purpose, author = "", madeOn, kind = "exhibit", foreign = false } = one;
  const files = partsOf(one).map(({ fileUrl }) => fileUrl);
  return JSON.stringify([files, title.trim(), purpose.trim(), author.trim(), madeOn ?? null, kind, foreign]);
};

/** With those of the files that are not among them yet; as parts of the exhibit that has the file `to`, while it has room. */
export const withFiles = (
  draft: readonly ExhibitDraft[],
  files: readonly AddedFile[],
  to?: string,
): readonly ExhibitDraft[] => {
  const known = new Set(draft.flatMap(partsOf).map(({ fileUrl }) => fileUrl));
  const added = files.filter(({ fileUrl }) => !known.has(fileUrl));
  const target = draft.find((one) => partsOf(one).some(({ fileUrl }) => fileUrl === to));
  const room = target ? EXHIBIT_FILES_MAX - partsOf(target).length : 0;
  const [parts, others] = [added.slice(0, room), added.slice(room)];
  return [
    ...draft.map((one) => (one === target && parts.length > 0 ? withParts(one, [...partsOf(one), ...parts]) : one)),
    ...others.map(newDraft),
  ];
};

/** Empty where it is the name of one of its files, which no one typed. */
const typedTitle = (one: ExhibitDraft): string =>
  partsOf(one).some(({ fileName }) => titleOfFile(fileName) === one.title.trim()) ? "" : one.title.trim();

const joinedPurpose = (before: ExhibitDraft, one: ExhibitDraft): string => {
  const [first, second] = [before.purpose.trim(), one.purpose.trim()];
  const both = [...new Set([first, second])].filter(Boolean).join("\n");
  return both.length > EXHIBIT_PURPOSE_MAX ? first : both;
};

/** One of both, with the words of the second where the first has none. */
const joinedWith = (before: ExhibitDraft, one: ExhibitDraft): ExhibitDraft => {
  const author = before.author?.trim() || one.author;
  const madeOn = before.madeOn ?? one.madeOn;
  const foreign = before.foreign || one.foreign;
  return {
    ...withParts(before, [...partsOf(before), ...partsOf(one)]),
    title: typedTitle(before) || typedTitle(one) || before.title,
    purpose: joinedPurpose(before, one),
    ...(author !== undefined && { author }),
    ...(madeOn !== undefined && { madeOn }),
    ...(foreign !== undefined && { foreign }),
  };
};

/** Words of the second that the one of both has no place for. */
export const lostByJoining = (before: ExhibitDraft, one: ExhibitDraft): Partial<Record<LostField, string>> => {
  const { title, purpose, author = "", madeOn } = joinedWith(before, one);
  const [ownTitle, ownPurpose, ownAuthor] = [typedTitle(one), one.purpose.trim(), one.author?.trim() ?? ""];
  return {
    ...(ownTitle && ownTitle !== title.trim() && { title: ownTitle }),
    ...(!purpose.includes(ownPurpose) && { purpose: ownPurpose }),
    ...(ownAuthor && ownAuthor !== author.trim() && { author: ownAuthor }),
    ...(one.madeOn && one.madeOn !== madeOn && { madeOn: one.madeOn }),
  };
};

/** One exhibit of that one and the one before it. */
export const joined = (draft: readonly ExhibitDraft[], fileUrl: string): readonly ExhibitDraft[] => {
  const at = draft.findIndex((one) => one.fileUrl === fileUrl);
  const [before, one] = [draft[at - 1], draft[at]];
  return before && one ? draft.with(at - 1, joinedWith(before, one)).toSpliced(at, 1) : draft;
};

export const isSaved = (draft: readonly ExhibitDraft[], stored: readonly Stored[]): boolean =>
  JSON.stringify(draft.map(wordsOf)) === JSON.stringify(stored.map((one) => wordsOf(asDraft(one))));

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

/** The id that the server gave it; its first file may be another one since. */
const keyOf = ({ id, fileUrl }: ExhibitDraft): string => id ?? fileUrl;

const byKey = (draft: Draft): ReadonlyMap<string, ExhibitDraft> => new Map(draft.map((one) => [keyOf(one), one]));

const withIds = (draft: Draft, known: Draft): Draft => {
  const taken = new Set(draft.map(({ id }) => id));
  const ids = new Map(known.filter(({ id }) => !taken.has(id)).map(({ fileUrl, id }) => [fileUrl, id]));
  return draft.map((one) => {
    const id = one.id ?? ids.get(one.fileUrl);
    return id === undefined ? one : { ...one, id };
  });
};

const isSame = (one: ExhibitDraft | undefined, other: ExhibitDraft | undefined): boolean =>
  wordsOf(one) === wordsOf(other);

/** Whether those that are still there are in the order that they were in. */
const keepsOrder = (own: Draft, base: Draft): boolean => {
  const [mine, was] = [byKey(own), byKey(base)];
  const order = (draft: Draft) => JSON.stringify(draft.map(keyOf));
  return order(own.filter((one) => was.has(keyOf(one)))) === order(base.filter((one) => mine.has(keyOf(one))));
};

/** Theirs first, in their order. */
const inOrderOf = (draft: Draft, theirs: Draft): Draft => {
  const places = new Map(theirs.map((one, place) => [keyOf(one), place]));
  const placeOf = (one: ExhibitDraft) => places.get(keyOf(one)) ?? theirs.length;
  return draft.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/**
 * One's own arrangement with what another person changed since it was begun, exhibit by exhibit. `disputed`: both changed
 * the same one, or the order, which is one's own in it.
 */
export const merged = (arranged: Draft, base: Draft, theirs: Draft): { draft: Draft; disputed: boolean } => {
  const own = withIds(arranged, [...base, ...theirs]);
  const [mine, was, now] = [byKey(own), byKey(base), byKey(theirs)];
  /** A file that one added oneself was named after itself before, and is in theirs what it is unless they added it too. */
  const sidesOf = (key: string) => {
    const one = mine.get(key);
    const before = was.get(key) ?? (one && newDraft(one));
    const other = now.get(key) ?? (was.has(key) ? undefined : one);
    return { one, before, other };
  };
  const isDisputed = (exhibit: ExhibitDraft): boolean => {
    const { one, before, other } = sidesOf(keyOf(exhibit));
    return !isSame(one, before) && !isSame(other, before) && !isSame(one, other);
  };
  const settled = own.flatMap((exhibit): Draft => {
    const { one, before, other } = sidesOf(keyOf(exhibit));
    const kept = isSame(one, before) ? other : one;
    return kept ? [kept] : [];
  });
  const added = theirs.filter((one) => !mine.has(keyOf(one)) && !was.has(keyOf(one)));
  const draft = [...settled, ...added];
  const isOrderDisputed = !keepsOrder(own, base) && !keepsOrder(theirs, base) && !keepsOrder(own, theirs);
  return {
    draft: keepsOrder(own, base) ? inOrderOf(draft, theirs) : draft,
    disputed: isOrderDisputed || [...base, ...own].some(isDisputed),
  };
};

/** What the server takes: each under the id that it has there. */
export const asSent = (draft: readonly ExhibitDraft[], stored: readonly Stored[]) =>
  withIds(draft, stored.map(asDraft)).map(({ fileName: _fileName, further, ...exhibit }) => ({
    ...exhibit,
    ...(further && { furtherFileUrls: further.map(({ fileUrl }) => fileUrl) }),
  }));

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
