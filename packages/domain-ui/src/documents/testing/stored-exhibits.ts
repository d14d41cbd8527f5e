import type { Document } from "@legal/contracts";
import type { asSent } from "../exhibits/exhibit-draft.ts";

/** What the screen sends. */
export interface ExhibitPatch {
  version: number;
  exhibits: ReturnType<typeof asSent>;
}

const fileAt = (fileUrl: string, name?: string) => {
  const fileId = fileUrl.slice(fileUrl.lastIndexOf("/") + 1);
  return { fileId, fileName: name ?? fileId, fileType: "image/png", fileSize: 1 };
};

/** As the service shows them. */
export const storedExhibits = (exhibits: ExhibitPatch["exhibits"]): Document["exhibits"] =>
  exhibits.map(({ fileUrl, furtherFileUrls = [], title, purpose, id, kind, madeOn, ...marks }, index) => {
    const file = fileAt(fileUrl, `${title}.png`);
    const further = furtherFileUrls.length > 0 && { furtherFiles: furtherFileUrls.map((url) => fileAt(url)) };
    const label = kind ? `첨부 ${index + 1}` : `소갑 제${index + 1}호증`;
    const texts = { id: id ?? `exhibit-${file.fileId}`, label, title, purpose };
    return { ...texts, ...(kind && { kind }), ...(madeOn && { madeOn }), ...marks, ...file, ...further };
  });
