import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import type { Platform } from "@legal/test-kit/platform";
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

/** Runs a program of case-chat against the platform's own database. */
const run = (platform: Platform, program: string, ...args: string[]): string =>
  execFileSync(process.execPath, [`src/scale/${program}`, "--url", platform.urls.mongodbUrl, ...args], {
    cwd: CASE_CHAT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });

/** The office's own lists at the size of a big office: 100,000 cases and 1,000,000 messages. */
export const benchDesk = async (platform: Platform): Promise<Row[]> => {
  const startedAt = performance.now();
  run(platform, "seed-scale.ts");
  const seededS = (performance.now() - startedAt) / 1000;
  const headers = await straightTo("case-chat", platform);
  const rooms = `${platform.addresses["case-chat"]}/api/chat-rooms`;
  const ask = async (path: string): Promise<{ next: string | null }> => {
    const answer = await fetch(rooms + path, { headers });
    await answer.json();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return { next: answer.headers.get("x-next-cursor") };
  };
  /** Milliseconds of each path; asked in turns, so that all of them meet the same machine. */
  const time = async (paths: readonly string[], rounds = ROUNDS): Promise<number[]> => {
    const times = paths.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, path] of paths.entries()) {
        const from = performance.now();
        await ask(path);
        times[index]?.push(performance.now() - from);
      }
    return times.map(median);
  };

  let cursor: string | null = "";
  for (let page = 1; page < PAGES; page += 1) {
    ({ next: cursor } = await ask(`?tab=all&limit=50${cursor && `&cursor=${cursor}`}`));
    if (cursor === null) throw new Error(`the list ends at page ${page}`);
  }
  const pages = ["?tab=종료", "?tab=all", `?tab=all&cursor=${cursor}`, "/counts"];
  await time(pages);
  const measureBare = () => JSON.parse(run(platform, "measure-bare.ts")) as number[];
  const bareBefore = measureBare();
  const [first = Number.NaN, everything = Number.NaN, last = Number.NaN, counts = Number.NaN] = await time(pages);
  // Before and after: the machine is not the same from one minute to the next.
  const bare = median([...bareBefore, ...measureBare()]);
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
