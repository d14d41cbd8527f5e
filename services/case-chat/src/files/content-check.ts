import type { ByteCheck } from "./byte-check.ts";
import { docCheck } from "./doc-check.ts";
import { docxCheck, type InspectDocx } from "./docx-check.ts";
import { pdfCheck } from "./pdf-check.ts";
import { signatureCheck } from "./signature-check.ts";
import type { FileExtension } from "./stored-file-model.ts";
import { textCheck } from "./text-check.ts";

const JPG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const imageCheck = (signature: Buffer): ByteCheck => {
  const { take, end } = signatureCheck(signature);
  return {
    take,
    end: () => {
      end();
      return [];
    },
  };
};

const CHECKS: Readonly<Record<FileExtension, (inspectDocx: InspectDocx) => ByteCheck>> = {
  txt: () => textCheck(),
  docx: docxCheck,
  doc: () => docCheck(),
  pdf: () => pdfCheck(),
  png: () => imageCheck(PNG),
  jpg: () => imageCheck(JPG),
  jpeg: () => imageCheck(JPG),
};

export const contentCheck = (extension: FileExtension, inspectDocx: InspectDocx): ByteCheck =>
  CHECKS[extension](inspectDocx);
