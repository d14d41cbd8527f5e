import { execFileSync, fork } from "node:child_process";
import { join, resolve } from "node:path";
import type { Platform } from "@legal/test-kit/platform";
import { ask as askChild } from "./children.ts";
import { median, row, type Row } from "./statistics.ts";
import { straightTo } from "./straight.ts";
import { longestFrameWhileTyping } from "./typing.ts";

const ROUNDS = 60;
const PAGES = 1000;
const CASE_CHAT = resolve(import.meta.dirname, "../../services/case-chat");
/** A name, a part of an address, a service in four languages, packages, a day, two words, nothing that is there. */
const SEARCHES = [
  "김민서",
  "customer_9zz",
  "지급명령",
  "payment order",
  "支払督促",
  "支付令",
  "deluxe",
  "2026-03",
  "이지우 디럭스",
  "example.com",
  "nobody-at-all",
  "(a+)+$",
];

/** Fills the platform's own database by a program of case-chat. */
const seed = (platform: Platform): void => {
  const program = ["bench/seed-scale.ts", "--url", platform.urls.mongodbUrl];
  execFileSync(process.execPath, program, { cwd: CASE_CHAT, stdio: ["ignore", "ignore", "inherit"] });
};

/** The median of each measurement; taken in turns, so that all of them meet the same machine in the same state. */
const inTurns = async (measurements: readonly (() => Promise<number>)[], rounds = ROUNDS): Promise<number[]> => {
  const times = measurements.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, measure] of measurements.entries()) times[index]?.push(await measure());
  return times.map(median);
};

/** The office's own lists at the size of a big office: 100,000 cases and 1,000,000 messages. */
export const benchDesk = async (platform: Platform): Promise<Row[]> => {
  const startedAt = performance.now();
  seed(platform);
  const seededS = (performance.now() - startedAt) / 1000;
  const headers = await straightTo("case-chat", platform);
  const rooms = `${platform.addresses["case-chat"]}/api/chat-rooms`;
  const ask = async (path: string): Promise<{ next: string | null }> => {
    const answer = await fetch(rooms + path, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return { next: answer.headers.get("x-next-cursor") };
  };
  const timed = async (path: string): Promise<number> => {
    const from = performance.now();
    await ask(path);
    return performance.now() - from;
  };
  const time = (paths: readonly string[], rounds = ROUNDS): Promise<number[]> =>
    inTurns(
      paths.map((path) => () => timed(path)),
      rounds,
    );

  let cursor: string | null = "";
  for (let page = 1; page < PAGES; page += 1) {
    ({ next: cursor } = await ask(`?tab=all&limit=50${cursor && `&cursor=${cursor}`}`));
    if (cursor === null) throw new Error(`the list ends at page ${page}`);
  }
  const bareReads = fork(join(CASE_CHAT, "bench/measure-bare.ts"), ["--url", platform.urls.mongodbUrl]);
  const firstAndBare = [() => timed("?tab=종료"), () => askChild<number>(bareReads, "read")];
  await inTurns(firstAndBare);
  const [first = Number.NaN, bare = Number.NaN] = await inTurns(firstAndBare);
  bareReads.kill();
  const pages = ["?tab=all", `?tab=all&cursor=${cursor}`, "/counts"];
  await time(pages);
  const [everything = Number.NaN, last = Number.NaN, counts = Number.NaN] = await time(pages);
  const searches = await time(
    SEARCHES.map((search) => `?search=${encodeURIComponent(search)}`),
    5,
  );
  const frame = await longestFrameWhileTyping(platform.address, platform.admin);
  const ratio = first / bare;
  return [
    row("100,000 cases, 1,000,000 messages filled in", `${seededS.toFixed(0)} s`, "", true),
    row(
      "case tab, first page, of case-chat itself",
      `${first.toFixed(1)} ms (bare indexed reads ${bare.toFixed(1)} ms, ratio ${ratio.toFixed(2)})`,
      "≤ 1.5 × bare",
      ratio <= 1.5,
    ),
    row("page 1,000 ÷ page 1", (last / everything).toFixed(2), "≤ 1.3", last / everything <= 1.3),
    row(
      "search, median of the searches",
      `${median(searches).toFixed(0)} ms (slowest ${Math.max(...searches).toFixed(0)} ms)`,
      "≤ 150 ms",
      median(searches) <= 150,
    ),
    row(
      "longest frame while typing in the search",
      frame === 0 ? "under 50 ms" : `${frame.toFixed(0)} ms`,
      "≤ 100 ms",
      frame <= 100,
    ),
    row("counts of all tabs", `${counts.toFixed(1)} ms`, "≤ 50 ms", counts <= 50),
  ];
};
