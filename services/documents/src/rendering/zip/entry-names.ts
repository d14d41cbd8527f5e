import { printable } from "../layout/printable.ts";

/** File systems take 255 bytes; a number may follow. */
const NAME_BYTES_MAX = 200;
const RESERVED = /[/\\:*?"<>|\n]/g;
const EXTENSION = /\.[a-z0-9]{1,5}$/i;

const cutTo = (text: string, bytes: number): string => {
  let cut = text;
  while (Buffer.byteLength(cut) > bytes) cut = cut.slice(0, -1);
  return cut.toWellFormed().replace(/\ufffd$/, "");
};

const safeName = (given: string): { stem: string; extension: string } => {
  const clean = printable(given).replaceAll(RESERVED, "_").replaceAll(/\s+/g, " ").trim().replace(/^\.+/, "");
  const extension = EXTENSION.exec(clean)?.[0] ?? "";
  const stem = clean.slice(0, clean.length - extension.length).replace(/[. ]+$/, "");
  return { stem: cutTo(stem, NAME_BYTES_MAX) || "file", extension };
};

/** Names of a ZIP's entries: no folder, nothing invisible, none twice, not even for those who ignore case. */
export const createEntryNames = (): ((given: string) => string) => {
  const taken = new Set<string>();
  return (given) => {
    const { stem, extension } = safeName(given);
    let name = stem + extension;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem} (${number})${extension}`;
    taken.add(name.toLowerCase());
    return name;
  };
};
