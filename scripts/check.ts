import { spawnSync } from "node:child_process";
import { checkBarrelExports } from "./check/barrel-exports.ts";
import { checkCommitSubjects } from "./check/commit-subjects.ts";
import { checkConfigurationDocument } from "./check/configuration-document.ts";
import { checkDeployablesTable } from "./check/deployables-table.ts";
import { checkEnvironmentExample } from "./check/environment-example.ts";
import { checkEventCompatibility } from "./check/event-compatibility.ts";
import { checkEventRecipients } from "./check/event-recipients.ts";
import { checkEventsDocument } from "./check/events-document.ts";
import { checkFolderCycles } from "./check/folder-cycles.ts";
import { checkLegalFigures } from "./check/legal-figures.ts";
import { checkLegalReviewDocument } from "./check/legal-review-document.ts";
import { checkLockFile } from "./check/lock-file.ts";
import { checkLocales } from "./check/locales.ts";
import { checkObservability } from "./check/observability.ts";
import { checkPaperSentences } from "./check/paper-sentences.ts";
import { checkProvenDocuments } from "./check/proven-documents.ts";
import { checkRecordCompatibility } from "./check/records/record-compatibility.ts";
import { checkServiceLists } from "./check/service-lists.ts";
import { checkServiceWords } from "./check/service-words.ts";
import { checkQuotedPaths } from "./check/quoted-paths.ts";
import { checkWording } from "./check/wording.ts";

const fix = process.argv.includes("--fix");

/** Returns what is wrong, in lines; nothing means fine. */
type Check = () => string[] | Promise<string[]>;

const run =
  (command: string, ...args: string[]): Check =>
  () => {
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
    return status === 0 ? [] : `${stdout}${stderr}`.trim().split("\n");
  };

const checks: Record<string, Check> = {
  types: run("tsc", "--build"),
  lint: run("oxlint", "--type-aware", "--deny-warnings", ...(fix ? ["--fix"] : [])),
  format: run("prettier", fix ? "--write" : "--check", "--log-level", "warn", "."),
  "dependency rules": run(
    "depcruise",
    "--output-type",
    "err",
    "packages",
    "services",
    "gateway",
    "frontends",
    "scripts",
  ),
  "cycles between folders": checkFolderCycles,
  "unused exports and dependencies": run("knip", "--no-config-hints"),
  "exports of barrels": checkBarrelExports,
  "summaries and search words of services": () => checkServiceWords(fix),
  locales: checkLocales,
  "figures in legal texts": checkLegalFigures,
  "figures in papers": checkPaperSentences,
  "docs/legal-review.md": () => checkLegalReviewDocument(fix),
  "lock file": checkLockFile,
  ".env.example": () => checkEnvironmentExample(fix),
  "docs/configuration.md": () => checkConfigurationDocument(fix),
  "deployables in docs/architecture.md": () => checkDeployablesTable(fix),
  "docs/events.md": () => checkEventsDocument(fix),
  "recipients of events": () => checkEventRecipients(fix),
  "events of the release before": () => checkEventCompatibility(fix),
  "documents of the release before": () => checkRecordCompatibility(fix),
  "services in compose, k8s and tsconfig": () => checkServiceLists(fix),
  "k8s manifests": run(process.execPath, "scripts/check-k8s.ts", ...(fix ? ["--fix"] : [])),
  "alerts and dashboards": checkObservability,
  "proofs in documents": checkProvenDocuments,
  "paths in documents": checkQuotedPaths,
  wording: checkWording,
  "subjects of commits": checkCommitSubjects,
};

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  const startedAt = Date.now();
  const problems = await check();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
  if (problems.length > 0) {
    failed += 1;
    console.log(problems.map((line) => `       ${line}`).join("\n"));
  }
}
process.exit(failed === 0 ? 0 : 1);
