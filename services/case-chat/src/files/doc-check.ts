import type { ByteCheck } from "./byte-check.ts";
import { signatureCheck } from "./signature-check.ts";

/** Compound File Binary, the container of Word 97 to 2003. */
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** The storage of a macro project, as the container's directory names it. */
const MACRO_PROJECT = Buffer.from("_VBA_PROJECT", "utf16le");

/** Old Word files can hold anything that programs of their time could run; which of them does cannot be decided safely. */
export const docCheck = (): ByteCheck => {
  const signature = signatureCheck(COMPOUND_FILE);
  let carried: Buffer = Buffer.alloc(0);
  let hasMacros = false;
  return {
    take: (chunk) => {
      signature.take(chunk);
      const seen = Buffer.concat([carried, chunk]);
      hasMacros ||= seen.includes(MACRO_PROJECT);
      carried = seen.subarray(-MACRO_PROJECT.length);
    },
    end: () => {
      signature.end();
      return hasMacros ? ["old-word", "macros"] : ["old-word"];
    },
  };
};
