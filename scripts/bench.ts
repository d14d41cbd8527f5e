// Speed and memory, each beside its yardstick in the same run. `npm run bench -- chat gateway` runs some of them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailbox } from "@legal/test-kit/mailbox";
import { launchPlatform } from "@legal/test-kit/platform";
import { benchFirstWords, benchOfflineRecommend } from "./bench/ai.ts";
import { benchChat } from "./bench/chat.ts";
import { forkServer } from "./bench/children.ts";
import { benchDesk } from "./bench/desk.ts";
import { benchDocuments } from "./bench/documents.ts";
import { benchDownloads } from "./bench/downloads.ts";
import { benchEvents } from "./bench/events.ts";
import { benchFlood } from "./bench/flood.ts";
import { benchGateway } from "./bench/gateway.ts";
import { benchLanding } from "./bench/landing.ts";
import { benchLaw } from "./bench/law.ts";
import { benchMemory } from "./bench/memory.ts";
import { benchPapers } from "./bench/papers.ts";
import { benchPreview } from "./bench/preview.ts";
import { benchNotices } from "./bench/notices.ts";
import { machineTime, stolenShareSince } from "./bench/process-stats.ts";
import { printTable, row, type Row } from "./bench/statistics.ts";
import { ensureChromium } from "./platform/chromium.ts";

const PORT = 18_900;
const LATER_START_LIMIT_S = 20;

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

ensureChromium(console.log);
const startedAt = machineTime();
const dataDir = mkdtempSync(join(tmpdir(), "legal-bench-"));
// Limits stay on, but out of the way: one address sends everything here.
const fresh = { port: PORT, env: { RATE_LIMIT_SCALE: "100000", LOG_LEVEL: "warn" } };
const options = { ...fresh, dataDir };
const model = await forkServer("servers/model.ts");
const mailbox = await startMailbox();
const modelUrl = `http://127.0.0.1:${model.port}/v1`;
const first = await launchPlatform(options);
const offlineRows = isWanted("ai") ? await benchOfflineRecommend(first) : [];
await first.stop();
const platform = await launchPlatform({
  ...options,
  env: { ...options.env, AI_BASE_URL: modelUrl, SMTP_URL: mailbox.smtpUrl },
});
const rows: Row[] = [
  row("start on fresh data, software present", `${first.startSeconds.toFixed(1)} s`, "", true),
  row("later start", `${platform.startSeconds.toFixed(1)} s`, "≤ 20 s", platform.startSeconds <= LATER_START_LIMIT_S),
];
const measureOnePlatform = async (): Promise<void> => {
  if (isWanted("law")) rows.push(...benchLaw());
  if (isWanted("memory")) rows.push(...(await benchMemory(platform)));
  if (isWanted("gateway")) rows.push(...(await benchGateway(platform)));
  if (isWanted("chat")) rows.push(...(await benchChat(platform)));
  if (isWanted("ai")) rows.push(...offlineRows, ...(await benchFirstWords(platform, modelUrl)));
  if (isWanted("documents")) rows.push(...(await benchDocuments(platform)));
  if (isWanted("preview")) rows.push(...(await benchPreview(platform)));
  if (isWanted("papers")) rows.push(...(await benchPapers()));
  if (isWanted("notices")) rows.push(...(await benchNotices(platform, mailbox)));
  if (isWanted("downloads")) rows.push(...(await benchDownloads(platform)));
  if (isWanted("events")) rows.push(...(await benchEvents(platform)));
  if (isWanted("landing")) rows.push(...(await benchLanding(platform.address)));
};
/** Only an empty office is filled. */
const measureDesk = async (): Promise<void> => {
  const office = await launchPlatform(fresh);
  rows.push(...(await benchDesk(office).finally(() => office.stop())));
};

try {
  await measureOnePlatform().finally(() => platform.stop());
  if (isWanted("desk")) await measureDesk();
  if (isWanted("flood")) rows.push(...(await benchFlood()));
} finally {
  model.child.kill();
  await mailbox.close();
  rmSync(dataDir, { recursive: true, force: true });
  // Above a few per cent, every figure in milliseconds says as much of the host as of this project.
  rows.push(row("kept back by the machine's host", `${(stolenShareSince(startedAt) * 100).toFixed(1)} %`, "", true));
  printTable(rows);
}
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
