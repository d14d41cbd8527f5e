import { setTimeout as delay } from "node:timers/promises";
import { memoryOf, processTree } from "./process-stats.ts";
import type { Platform } from "@legal/test-kit/platform";
import { row, type Row } from "./statistics.ts";

const SETTLE_MS = 20_000;
const BOUND_MIB = 1024;
/** Resident, with the process that sets papers, if it still runs. */
const DOCUMENTS_BOUND_MIB = 160;

/**
 * What the whole platform holds when no one uses it, backing services and launcher included. The bound is on the
 * proportional set size: the resident sizes count Node's program of 54 MiB once for each of ten processes.
 */
export const benchMemory = async (platform: Platform): Promise<Row[]> => {
  await delay(SETTLE_MS);
  const pids = platform.pids();
  const roots = Object.values(pids);
  const all = [...new Set(roots.flatMap(processTree))].map(memoryOf);
  for (const { name, rssMiB, pssMiB } of all.toSorted((a, b) => b.rssMiB - a.rssMiB)) {
    console.log(`  ${rssMiB.toFixed(0).padStart(5)} MiB RSS ${pssMiB.toFixed(0).padStart(5)} MiB PSS  ${name}`);
  }
  const total = all.reduce((sum, { rssMiB }) => sum + rssMiB, 0);
  const shared = all.reduce((sum, { pssMiB }) => sum + pssMiB, 0);
  const documents = (pids["documents"] ? processTree(pids["documents"]) : []).map(memoryOf);
  const resident = documents.length === 0 ? Number.NaN : documents.reduce((sum, { rssMiB }) => sum + rssMiB, 0);
  return [
    row(
      "documents idle",
      `${resident.toFixed(0)} MiB RSS`,
      `≤ ${DOCUMENTS_BOUND_MIB} MiB RSS`,
      resident <= DOCUMENTS_BOUND_MIB,
    ),
    row(
      "whole platform idle",
      `${shared.toFixed(0)} MiB PSS (${total.toFixed(0)} MiB RSS)`,
      `≤ ${BOUND_MIB} MiB PSS`,
      shared <= BOUND_MIB,
    ),
  ];
};
