import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import webpack from "webpack";

const LIMIT_BYTES = 12 * 1024;
const SRC = join(import.meta.dirname, "../src");

const PARTS = ["index", "court-costs/index", "interest/index", "calendar/index", "texts/index"];

/** All that a calculator can import, each by its name: a page ships no list of the names that others import. */
const entry = async (): Promise<string> => {
  const imports = await Promise.all(
    PARTS.map(async (part, index) => {
      const file = join(SRC, `${part}.ts`);
      const names = Object.keys((await import(file)) as object).map((name) => [name, `${name}${index}`] as const);
      const line = `import { ${names.map(([name, used]) => `${name} as ${used}`).join(", ")} } from "${file}";`;
      return { line, used: names.map(([, used]) => used) };
    }),
  );
  const used = imports.flatMap((one) => one.used).join(", ");
  return [...imports.map(({ line }) => line), `globalThis.parts = [${used}];`].join("\n");
};

const bundle = (dir: string) =>
  new Promise<void>((resolve, reject) => {
    const rule = {
      test: /\.ts$/,
      loader: "swc-loader",
      options: { jsc: { target: "es2022", parser: { syntax: "typescript" } } },
    };
    webpack(
      {
        mode: "production",
        entry: { rules: join(dir, "entry.mjs") },
        output: { path: join(dir, "out"), filename: "[name].js", chunkFilename: "[name].js" },
        module: { rules: [rule] },
        // The page has its own already.
        optimization: { runtimeChunk: { name: "runtime" } },
        resolveLoader: { modules: [join(SRC, "../../../node_modules")] },
      },
      (error, stats) => {
        const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString("errors-only")) : undefined);
        if (failure) reject(failure);
        else resolve();
      },
    );
  });

it("is at most 12 KB in the browser, with one language's texts and everything a calculator can import", async () => {
  const dir = mkdtempSync(join(tmpdir(), "legal-rules-size-"));
  try {
    writeFileSync(join(dir, "entry.mjs"), await entry());
    await bundle(dir);
    const sizeOf = (file: string) => brotliCompressSync(readFileSync(join(dir, "out", file))).length;
    const texts = readdirSync(join(dir, "out")).filter((file) => file.startsWith("legal-"));
    expect(texts).toHaveLength(4);
    const rules = sizeOf("rules.js");
    expect(rules + Math.max(...texts.map(sizeOf))).toBeLessThanOrEqual(LIMIT_BYTES);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
