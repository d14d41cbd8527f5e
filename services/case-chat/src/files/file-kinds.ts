import type { FileExtension } from "./stored-file-model.ts";

interface FileKind {
  type: string;
  /** Shown by the browser itself; everything else is saved. */
  inline: boolean;
}

const FILE_KINDS: Readonly<Record<FileExtension, FileKind>> = {
  pdf: { type: "application/pdf", inline: true },
  doc: { type: "application/msword", inline: false },
  docx: { type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", inline: false },
  jpg: { type: "image/jpeg", inline: true },
  jpeg: { type: "image/jpeg", inline: true },
  png: { type: "image/png", inline: true },
  txt: { type: "text/plain", inline: false },
};

export const isAllowedExtension = (extension: string): extension is FileExtension =>
  Object.hasOwn(FILE_KINDS, extension);

export const typeOfExtension = (extension: FileExtension): string => FILE_KINDS[extension].type;

export const isShownInline = (type: string): boolean =>
  Object.values(FILE_KINDS).some((kind) => kind.type === type && kind.inline);
