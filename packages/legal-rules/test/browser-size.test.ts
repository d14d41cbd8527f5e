import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import webpack from "webpack";

const LIMIT_BYTES = 12 * 1024;
const SRC = join(import.meta.dirname, "../src");
const ROOT = join(SRC, "../../..");

const PARTS = ["index", "court-costs/index", "interest/index", "calendar/index", "texts/index"];

/** All that a calculator can import, each by its name: a page ships no list of the names that others import. */
const entry = async (): Promise<string> => {
  const imports = await Promise.all(
    PARTS.map(async (part, index) => {
      const names = Object.keys((await import(join(SRC, `${part}.ts`))) as object).map(
        (name) => [name, `${name}${index}`] as const,
      );
      const line = `import { ${names.map(([name, used]) => `${name} as ${used}`).join(", ")} } from "./${part}.ts";`;
      return { line, used: names.map(([, used]) => used) };
    }),
  );
  const used = imports.flatMap((one) => one.used).join(", ");
  return [...imports.map(({ line }) => line), `globalThis.parts = [${used}];`].join("\n");
};

/** No folder's name is in what is measured: modules are numbered by their places. */
const bundle = (source: string, out: string) =>
  new Promise<void>((resolve, reject) => {
    const rule = {
      test: /\.ts$/,
      use: [
        { loader: "swc-loader", options: { jsc: { target: "es2022", parser: { syntax: "typescript" } } } },
        // As the frontends are built.
        { loader: join(ROOT, "scripts/web/loaders/language-imports-loader.ts") },
      ],
    };
    webpack(
      {
        mode: "production",
        context: SRC,
        entry: { rules: `data:text/javascript,${encodeURIComponent(source)}` },
        output: { path: out, filename: "[name].js", chunkFilename: "[name].js" },
        module: { rules: [rule] },
        // The page has its own already.
        optimization: { runtimeChunk: { name: "runtime" } },
        resolveLoader: { modules: [join(ROOT, "node_modules")] },
      },
      (error, stats) => {
        const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString("errors-only")) : undefined);
        if (failure) reject(failure);
        else resolve();
      },
    );
  });

it("is at most 12 KB in the browser, with one language's texts and everything a calculator can import", async () => {
  const out = mkdtempSync(join(tmpdir(), "legal-rules-size-"));
  try {
    await bundle(await entry(), out);
    const sizeOf = (file: string) => brotliCompressSync(readFileSync(join(out, file))).length;
    const texts = readdirSync(out).filter((file) => file.startsWith("legal-"));
    expect(texts).toHaveLength(4);
    const rules = sizeOf("rules.js");
    expect(rules + Math.max(...texts.map(sizeOf))).toBeLessThanOrEqual(LIMIT_BYTES);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});
