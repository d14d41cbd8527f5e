import { wrongType, type ByteCheck } from "./byte-check.ts";

/** UTF-8, or the Korean code page that Notepad wrote for decades (WHATWG's euc-kr is cp949). */
const ENCODINGS = ["utf-8", "euc-kr"];

/** Decodes the bytes as they come; false once they are not text of that encoding. */
const decoding = (encoding: string): ((chunk: Buffer, last: boolean) => boolean) => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let valid = true;
  return (chunk, last) => {
    try {
      if (valid) decoder.decode(chunk, { stream: !last });
    } catch {
      valid = false;
    }
    return valid;
  };
};

/** Text without NUL in one of the encodings. It is only ever served as an attachment, so markup in it stays text. */
export const textCheck = (): ByteCheck => {
  const decoders = ENCODINGS.map(decoding);
  const check = (chunk: Buffer, last: boolean): void => {
    const valid = decoders.map((decode) => decode(chunk, last));
    if (!valid.includes(true) || chunk.includes(0)) throw wrongType();
  };
  return {
    take: (chunk) => check(chunk, false),
    end: () => {
      check(Buffer.alloc(0), true);
      return [];
    },
  };
};
