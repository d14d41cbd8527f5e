import { wrongType, type ByteCheck } from "./byte-check.ts";
import { docxCheck } from "./docx-check.ts";
import type { FileExtension } from "./stored-file-model.ts";
import { textCheck } from "./text-check.ts";

/** First bytes of the formats; compared only, no parser runs over what strangers send. */
const SIGNATURES = {
  pdf: Buffer.from("%PDF-"),
  jpg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  // Compound File Binary, the container of Word 97 to 2003.
  doc: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
};

const signatureCheck = (signature: Buffer): ByteCheck => {
  let head = Buffer.alloc(0);
  return {
    take: (chunk) => {
      if (head.length >= signature.length) return;
      head = Buffer.concat([head, chunk.subarray(0, signature.length - head.length)]);
      if (!head.equals(signature.subarray(0, head.length))) throw wrongType();
    },
    end: () => {
      if (head.length < signature.length) throw wrongType();
    },
  };
};

export const contentCheck = (extension: FileExtension): ByteCheck => {
  if (extension === "txt") return textCheck();
  if (extension === "docx") return docxCheck();
  return signatureCheck(SIGNATURES[extension === "jpeg" ? "jpg" : extension]);
};
