// `npm run --silent legal:vectors -- FILE`: the law's arithmetic on a file of vectors; a line for each difference.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runVectors } from "@legal/legal-rules/vectors";

const read = (path: string | undefined): unknown => {
  if (path === undefined) throw new Error("usage: npm run --silent legal:vectors -- FILE");
  return JSON.parse(readFileSync(resolve(process.env["INIT_CWD"] ?? "", path), "utf8"));
};

try {
  const { passed, failed, lines } = runVectors(read(process.argv[2]));
  for (const line of lines) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
