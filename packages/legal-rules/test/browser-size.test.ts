import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import webpack from "webpack";

const LIMIT_BYTES = 12 * 1024;
const SRC = join(import.meta.dirname, "../src");

/** All that a calculator can import. */
const ENTRY = ["index", "court-costs/index", "interest/index", "calendar/index", "texts/index"]
  .map((file, index) => `import * as part${index} from ${JSON.stringify(join(SRC, `${file}.ts`))};`)
  .concat("globalThis.parts = [part0, part1, part2, part3, part4];")
  .join("\n");

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
    writeFileSync(join(dir, "entry.mjs"), ENTRY);
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
