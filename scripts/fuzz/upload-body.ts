import { HOSTILE_TEXTS } from "./hostile-values.ts";
import type { Random } from "./random.ts";

const BOUNDARY = "fuzz-boundary";

/** The first bytes of kinds of files; what follows is noise. */
const BEGINNINGS: readonly Buffer[] = [
  Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  Buffer.from("ffd8ffe000104a464946", "hex"),
  Buffer.from("%PDF-1.7\n"),
  Buffer.from("504b030414000600080000002100", "hex"),
  Buffer.from("d0cf11e0a1b11ae1", "hex"),
  Buffer.from("글자만 있는 파일\n"),
  Buffer.alloc(0),
];
const NAMES = ["a.png", "a.jpg", "a.pdf", "a.docx", "a.doc", "a.txt", "a.exe", "a", "a.pdf.html"];

const noise = (random: Random, length: number): Buffer => Buffer.from(Array.from({ length }, () => random.below(256)));

const fileName = (random: Random): string =>
  (random.chance(0.8) ? random.pick(NAMES) : random.pick(HOSTILE_TEXTS).slice(0, 3000)).replaceAll(/["\r\n]/g, "_");

const partOf = (random: Random): Buffer => {
  const field = random.chance(0.9) ? "file" : random.pick(["files", "", "__proto__"]);
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName(random)}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const content = Buffer.concat([random.pick(BEGINNINGS), noise(random, random.pick([0, 1, 50, 3000]))]);
  return Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n")]);
};

/** A form with files of any kind, name and number, sometimes broken off. */
export const uploadBody = (random: Random): { body: Buffer; type: string } => {
  const parts = Array.from({ length: random.pick([1, 1, 1, 1, 0, 2, 20]) }, () => partOf(random));
  const whole = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  const body = random.chance(0.9) ? whole : whole.subarray(0, random.below(whole.length));
  return { body, type: `multipart/form-data; boundary=${random.chance(0.95) ? BOUNDARY : ""}` };
};
