import { readdirSync, readFileSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(js|css|json|svg)$/;
const WORTH_IT_BYTES = 1024;

const brotli = (content: Buffer) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const compressFile = (file: string, isHashed: boolean) => {
  if (isHashed && existsSync(`${file}.br`)) return;
  const content = readFileSync(file);
  if (content.length < WORTH_IT_BYTES) return;
  writeFileSync(`${file}.br`, brotli(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
};

/** Lays `.br` and `.gz` beside every text file of a folder; a hashed name that has them already never changes. */
export const compressDir = (dir: string) => {
  for (const name of readdirSync(dir)) {
    if (TEXT.test(name)) compressFile(join(dir, name), /\.[0-9a-f]{10,}\./.test(name));
  }
};
