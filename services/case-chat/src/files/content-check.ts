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

export const contentCheck = (extension: FileExtension, inspectDocx: InspectDocx): ByteCheck => {
  switch (extension) {
    case "txt":
      return textCheck();
    case "docx":
      return docxCheck(inspectDocx);
    case "doc":
      return docCheck();
    case "pdf":
      return pdfCheck();
    case "png":
      return imageCheck(PNG);
    default:
      return imageCheck(JPG);
  }
};
