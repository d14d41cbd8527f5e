import { mkdirSync } from "node:fs";
import { buildFrontends } from "./platform/build-frontends.ts";
import { ensureChromium } from "./platform/chromium.ts";
import { ensureWriter } from "./platform/writer.ts";
import { runJest } from "./test/run-jest.ts";
import { outcomeOf, secondRun } from "./test/second-run.ts";

const args = process.argv.slice(2);
const whole = args.length === 0;

if (whole) {
  ensureChromium(console.log);
  ensureWriter(console.log);
  await buildFrontends();
}
mkdirSync(".cache", { recursive: true });
const results = runJest(args, ".cache/test-results.json");
const { passed, failed } = whole ? secondRun(results) : outcomeOf(results);
const skipped = results.numPendingTests > 0 ? `, ${results.numPendingTests} skipped` : "";
console.log(`${passed} passed, ${failed} failed${skipped}`);
process.exit(passed > 0 && failed === 0 ? 0 : 1);
