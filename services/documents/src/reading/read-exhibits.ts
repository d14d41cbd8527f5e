import { hiddenAddressPaths } from "@legal/document-types";
import { filesOf, type DocumentRecord, type ExhibitFile, type StoredExhibit } from "../record/document-model.ts";
import { answersOf, keyOf } from "../record/stored-answers.ts";
import { typeOf } from "../types/type-of.ts";
import type { CaseChat } from "../case-chat/case-facts.ts";
import type { ExhibitReader } from "../rendering/exhibit-reader.ts";

export interface ReadingDeps {
  caseChat: Pick<CaseChat, "bytesOf">;
  reader: ExhibitReader;
}

type Source = Pick<DocumentRecord, "caseId" | "typeId" | "version" | "answers" | "exhibits">;
export type Readings = Map<string, Pick<ExhibitFile, "residentNumberPages" | "hiddenAddressPages" | "readAt">>;

const hiddenOf = ({ typeId, answers }: Source): { addresses: string[]; since: number } => {
  const paths = hiddenAddressPaths(typeOf(typeId), answersOf(answers));
  const stored = paths.flatMap((path) => answers[keyOf(path)] ?? []);
  const addresses = stored.flatMap(({ value }) => (typeof value === "object" && "line" in value ? [value.line] : []));
  // Also since it was decided to hide them, and since they are these people's.
  const lists = paths.map((path) => path.split(".")[0] ?? "");
  const decided = paths.length > 0 ? ["hidesAddress", ...lists].flatMap((path) => answers[keyOf(path)] ?? []) : [];
  return { addresses, since: Math.max(0, ...[...decided, ...stored].map(({ since }) => since)) };
};

/** PDFs that were not read yet, or not for the addresses that the paper hides now. */
export const unreadFiles = (document: Source): ExhibitFile[] => {
  const { since } = hiddenOf(document);
  return document.exhibits
    .flatMap(filesOf)
    .filter(({ fileType, readAt }) => fileType === "application/pdf" && (readAt === undefined || readAt < since));
};

/** Reads what is unread, one after the other, into `readings`; throws in the end for a file that could not be read. */
export const readInto = async (
  readings: Readings,
  document: Source,
  { caseChat, reader }: ReadingDeps,
  signal: AbortSignal,
): Promise<void> => {
  const { addresses } = hiddenOf(document);
  let failure: Error | undefined;
  for (const { fileId } of unreadFiles(document)) {
    signal.throwIfAborted();
    try {
      const bytes = await caseChat.bytesOf(document.caseId, fileId);
      readings.set(fileId, { ...(await reader.findPages({ bytes, addresses }, signal)), readAt: document.version });
    } catch (error) {
      failure ??= error as Error;
    }
  }
  if (failure) throw failure;
};

export const withReadings = (exhibits: readonly StoredExhibit[], readings: Readings): StoredExhibit[] =>
  exhibits.map((exhibit) => ({
    ...exhibit,
    ...readings.get(exhibit.fileId),
    ...(exhibit.furtherFiles && {
      furtherFiles: exhibit.furtherFiles.map((file) => ({ ...file, ...readings.get(file.fileId) })),
    }),
  }));
