import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

const SOURCES = import.meta.dirname;
const FONT_FILES = [
  "@expo-google-fonts/nanum-myeongjo/400Regular/NanumMyeongjo_400Regular.ttf",
  "@expo-google-fonts/nanum-myeongjo/700Bold/NanumMyeongjo_700Bold.ttf",
  "@expo-google-fonts/cactus-classical-serif/400Regular/CactusClassicalSerif_400Regular.ttf",
];
/** The second has what the first has not: hanja, kana, letters of other languages, circled numbers. */
const FONTS = ["NanumMyeongjo", "Cactus Classical Serif"];

interface Setting {
  template: "paper.typ" | "exhibit.typ" | "picture.typ";
  /** Files that the template may read, by name; it sees no others but the templates. */
  files: Readonly<Record<string, Buffer>>;
}

/** What Typst says is wrong, in its own English words. */
export class TypstError extends Error {
  override readonly name = "TypstError";
}

let compiler: NodeCompiler | undefined;

const start = (): NodeCompiler => {
  const fontBlobs = FONT_FILES.map((file) => readFileSync(fileURLToPath(import.meta.resolve(file))));
  return NodeCompiler.create({ workspace: SOURCES, fontArgs: [{ fontBlobs }] });
};

/** Data for a template, which reads the names of fonts from it as well. */
export const dataFile = (data: object): Buffer => Buffer.from(JSON.stringify({ ...data, fonts: FONTS }));

const messageOf = (typst: NodeCompiler, error: Parameters<NodeCompiler["fetchDiagnostics"]>[0] | null): string => {
  const diagnostics = error ? (typst.fetchDiagnostics(error) as { message: string }[]) : [];
  return diagnostics.map(({ message }) => message).join("; ");
};

const compile = ({ template, files }: Setting): { bytes: Buffer; pages: number } => {
  compiler ??= start();
  const typst = compiler;
  for (const [name, bytes] of Object.entries(files)) typst.mapShadow(join(SOURCES, name), bytes);
  try {
    const compiled = typst.compile({ mainFilePath: join(SOURCES, template), resetRead: true });
    const document = compiled.result;
    if (!document) throw new TypstError(messageOf(typst, compiled.takeError()));
    return { bytes: typst.pdf(document, { creationTimestamp: 0 }), pages: document.numOfPages };
  } finally {
    typst.resetShadow();
    typst.evictCache(0);
  }
};

/**
 * Frees what Typst holds of a paper. V8 does not see its size, and would let opened pictures add up until the process has
 * no room left.
 */
const release = async (): Promise<void> => {
  globalThis.gc?.();
  await setImmediate();
};

/** Sets a paper and writes it as PDF; the same files give the same bytes. Rejects with `TypstError`. */
export const writePdf = async (setting: Setting): Promise<{ bytes: Buffer; pages: number }> => {
  try {
    return compile(setting);
  } finally {
    await release();
  }
};
