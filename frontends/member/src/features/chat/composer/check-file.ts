import { FILE_EXTENSIONS, FILE_MAX_BYTES } from "@legal/contracts/constants";

export type FileRefusal = "type" | "size" | "empty";

const allowed: ReadonlySet<string> = new Set(FILE_EXTENSIONS);
const MEBIBYTE = 1024 * 1024;

/** For a file input's `accept`. */
export const ACCEPTED_FILES = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(",");
export const ACCEPTED_NAMES = FILE_EXTENSIONS.map((extension) => extension.toUpperCase()).join(", ");
export const FILE_MAX_MEGABYTES = FILE_MAX_BYTES / MEBIBYTE;

/** Why the server would refuse the file; undefined when it would look at it. */
export const refusalOf = ({ name, size }: File): FileRefusal | undefined => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  if (!allowed.has(extension)) return "type";
  if (size === 0) return "empty";
  return size > FILE_MAX_BYTES ? "size" : undefined;
};
