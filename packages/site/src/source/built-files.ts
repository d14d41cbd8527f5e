import { existsSync } from "node:fs";
import sirv from "sirv";

type BuiltFiles = ReturnType<typeof sirv>;

const HASHED = /\.[0-9a-z]{10,}\./;
const YEAR_SECONDS = 31_536_000;

/** Built files, with their .br and .gz versions. A name with a hash never changes; everything else is revalidated. */
export const createBuiltFiles = (webDir: string): BuiltFiles | undefined => {
  if (!existsSync(webDir)) return undefined;
  return sirv(webDir, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (res, pathname) => {
      const control = HASHED.test(pathname) ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache";
      res.setHeader("cache-control", control);
    },
  });
};
