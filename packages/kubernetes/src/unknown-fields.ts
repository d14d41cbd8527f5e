import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { isNativeError } from "node:util/types";
import { titleOf, type Manifest } from "./manifest.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const TSC = join(ROOT, "node_modules", ".bin", "tsc");
const SCRATCH = join(ROOT, ".cache", "kubernetes");
const FLAGS =
  "--ignoreConfig --noEmit --strict --skipLibCheck --allowImportingTsExtensions --module esnext --moduleResolution bundler --target esnext --types node";
const EXTERNAL_SECRET = "external-secrets.io/";

const typeImport = ({ apiVersion, kind }: Manifest) =>
  apiVersion.startsWith(EXTERNAL_SECRET)
    ? `import("${join(import.meta.dirname, "external-secret.ts")}").ExternalSecret`
    : `import("kubernetes-models/${apiVersion}/${kind}").I${kind}`;

/** One line per object, so that the compiler's line says which. */
const asSource = (manifests: readonly Manifest[]) =>
  manifests
    .map((one, index) => `export const object${index} = ${JSON.stringify(one)} satisfies ${typeImport(one)};`)
    .join("\n");

const DIAGNOSTIC = /^.*\((\d+),\d+\): error TS\d+: (.*)$/;

/** What belongs to no object is the compiler's own trouble, and counts too. */
const readable =
  (manifests: readonly Manifest[]) =>
  (line: string): string[] => {
    if (line === "" || line.startsWith(" ")) return [];
    const [, number, message] = DIAGNOSTIC.exec(line) ?? [];
    const manifest = manifests[Number(number) - 1];
    return [manifest && message !== undefined ? `${titleOf(manifest)}: ${message}` : line];
  };

const compile = async (file: string): Promise<string> => {
  try {
    return (await promisify(execFile)(TSC, [...FLAGS.split(" "), file])).stdout;
  } catch (error) {
    // What it found makes it end with an exit code.
    if (isNativeError(error) && "stdout" in error) return String(error.stdout);
    throw error;
  }
};

/** A misspelt field means nothing to the API server. The types of `kubernetes-models` know all fields, and tsc reports the others. */
export const unknownFieldProblems = async (manifests: readonly Manifest[]): Promise<string[]> => {
  mkdirSync(SCRATCH, { recursive: true });
  const file = join(SCRATCH, `rendered-${randomUUID()}.ts`);
  writeFileSync(file, asSource(manifests));
  try {
    return (await compile(file)).split("\n").flatMap(readable(manifests));
  } finally {
    rmSync(file);
  }
};
