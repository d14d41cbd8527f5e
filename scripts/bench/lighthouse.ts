import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM } from "../platform/chromium.ts";
import { median, row, type Row } from "./statistics.ts";

/** Fetched when it is needed, see docs/adr/0009-lighthouse-on-demand.md. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const RUNS = 5;
/** It says itself that a trace may have failed by chance. */
const TRIES = 3;

const BOUNDS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof BOUNDS;
const categories = Object.keys(BOUNDS) as Category[];

interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null }>;
}

/** Lighthouse's own mobile profile: a slow phone on slow 4G, simulated. */
const runOnce = (address: string, tries = TRIES): Report => {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const output = join(folder, "report.json");
  const { status, stderr } = spawnSync(
    "npm",
    [
      "exec",
      "--yes",
      `--package=${LIGHTHOUSE}`,
      "--",
      "lighthouse",
      address,
      "--quiet",
      "--output=json",
      `--output-path=${output}`,
      `--only-categories=${categories.join(",")}`,
      "--chrome-flags=--headless=new --no-sandbox",
    ],
    { encoding: "utf8", env: { ...process.env, CHROME_PATH: CHROMIUM } },
  );
  try {
    if (status !== 0 && tries > 1 && stderr.includes("Please run Lighthouse again")) return runOnce(address, tries - 1);
    if (status !== 0) throw new Error(`lighthouse failed: ${stderr}`);
    return JSON.parse(readFileSync(output, "utf8")) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What cost points, for anyone who has to find them. */
const failedAudits = ({ categories: found, audits }: Report, category: Category): string[] =>
  found[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => audits[id]?.title ?? id);

/** The four scores of a page as a visitor's phone gets it. */
export const benchLighthouse = (name: string, address: string): Row[] => {
  const reports = Array.from({ length: RUNS }, () => runOnce(address));
  return categories.map((category) => {
    const score = Math.round(median(reports.map((report) => report.categories[category].score)) * 100);
    const ok = score >= BOUNDS[category];
    const failed = new Set(reports.flatMap((report) => failedAudits(report, category)));
    if (!ok) console.log(`  ${category}: ${[...failed].join(", ")}`);
    return row(`${name}, Lighthouse ${category}`, String(score), `≥ ${BOUNDS[category]}`, ok);
  });
};
