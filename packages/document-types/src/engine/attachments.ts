import type { FileKind } from "./document-type.ts";

/** The name of a paper that is listed as `법인등기사항증명서 2통` or `… 각 2통`. */
export const attachmentName = (listed: string): string => listed.replace(/ (?:각 )?\d+통$/, "");

/** Files as a draft has them, each kind in its order. */
export const byKind = <F extends { kind?: FileKind | undefined }>(files: readonly F[]) => ({
  exhibits: files.filter(({ kind }) => kind !== "attachment"),
  attachments: files.filter(({ kind }) => kind === "attachment"),
});
