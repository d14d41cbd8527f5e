import type { FileRisk } from "@legal/contracts";
import type { ByteCheck } from "./byte-check.ts";
import { signatureCheck } from "./signature-check.ts";

const PDF = Buffer.from("%PDF-");

/** Names (ISO 32000-1, 12.6 and 7.11) by which a PDF starts, runs, fetches or carries something. */
const RISKS: readonly [RegExp, FileRisk][] = [
  [/\/(?:Launch|ImportData)(?![A-Za-z])/, "starts-program"],
  [/\/(?:JavaScript|RichMedia|Rendition)(?![A-Za-z])/, "script"],
  [/\/(?:EmbeddedFiles?|GoToE)(?![A-Za-z])/, "embedded-file"],
  [/\/(?:GoToR|SubmitForm)(?![A-Za-z])/, "remote-content"],
];
/** Longer than any of the names with each letter escaped. */
const OVERLAP = 64;

/** Any byte of a name may be written as # and two digits (7.3.5). */
const withoutEscapes = (text: string): string =>
  text.includes("#")
    ? text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/** Finds names that are not compressed; those inside compressed object streams are not seen. */
export const pdfCheck = (): ByteCheck => {
  const signature = signatureCheck(PDF);
  const risks = new Set<FileRisk>();
  let carried = "";
  return {
    take: (chunk) => {
      signature.take(chunk);
      const seen = carried + chunk.toString("latin1");
      const names = withoutEscapes(seen);
      for (const [pattern, risk] of RISKS) if (pattern.test(names)) risks.add(risk);
      carried = seen.slice(-OVERLAP);
    },
    end: () => {
      signature.end();
      return [...risks];
    },
  };
};
