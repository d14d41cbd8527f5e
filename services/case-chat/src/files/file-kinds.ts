import type { ByteCheck } from "./byte-check.ts";
import { docCheck } from "./doc-check.ts";
import { docxCheck, type InspectDocx } from "./docx-check.ts";
import { pdfCheck } from "./pdf-check.ts";
import { imageCheck } from "./signature-check.ts";
import type { FileExtension } from "./stored-file-model.ts";
import { textCheck } from "./text-check.ts";

interface FileKind {
  type: string;
  /** Shown by the browser itself; everything else is saved. */
  inline: boolean;
  /** Whether the bytes are what the extension promises, and what of them is unsafe. */
  check: (inspectDocx: InspectDocx) => ByteCheck;
}

const jpeg: FileKind = { type: "image/jpeg", inline: true, check: () => imageCheck([0xff, 0xd8, 0xff]) };

/** Everything that is decided of a kind of file; its bytes are read by the check of its own that it names. */
const FILE_KINDS: Readonly<Record<FileExtension, FileKind>> = {
  pdf: { type: "application/pdf", inline: true, check: pdfCheck },
  doc: { type: "application/msword", inline: false, check: docCheck },
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    inline: false,
    check: docxCheck,
  },
  jpg: jpeg,
  jpeg,
  png: {
    type: "image/png",
    inline: true,
    check: () => imageCheck([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  txt: { type: "text/plain", inline: false, check: textCheck },
};

export const isAllowedExtension = (extension: string): extension is FileExtension =>
  Object.hasOwn(FILE_KINDS, extension);

export const typeOfExtension = (extension: FileExtension): string => FILE_KINDS[extension].type;

export const isShownInline = (type: string): boolean =>
  Object.values(FILE_KINDS).some((kind) => kind.type === type && kind.inline);

export const contentCheck = (extension: FileExtension, inspectDocx: InspectDocx): ByteCheck =>
  FILE_KINDS[extension].check(inspectDocx);
