import { wrongType, type ByteCheck } from "./byte-check.ts";

/** Takes chunks until the first bytes are complete; throws when they differ. */
export const signatureCheck = (signature: Buffer) => {
  let head: Buffer = Buffer.alloc(0);
  return {
    take: (chunk: Buffer): void => {
      if (head.length >= signature.length) return;
      head = Buffer.concat([head, chunk.subarray(0, signature.length - head.length)]);
      if (!head.equals(signature.subarray(0, head.length))) throw wrongType();
    },
    end: (): void => {
      if (head.length < signature.length) throw wrongType();
    },
  };
};

/** For a kind of file that is known by its first bytes, and in which nothing can run. */
export const imageCheck = (signature: readonly number[]): ByteCheck => {
  const { take, end } = signatureCheck(Buffer.from(signature));
  return {
    take,
    end: () => {
      end();
      return [];
    },
  };
};
