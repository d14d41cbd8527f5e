import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Platform } from "@legal/test-kit/platform";
import mongoose from "mongoose";
import { signUp } from "./people.ts";
import { cpuMicroseconds, memoryOf } from "./process-stats.ts";
import { median, row, type Row } from "./statistics.ts";

const MESSAGES = 50;
const LINES_EACH = 2000;
const AT_ONCE = 3;
const REST_CALLS = 100;
const CALL_EVERY_MS = 10;
const CPU_BOUND_MS = 2000;
const GROWTH_BOUND_MIB = 150;
const WORST_BOUND_MS = 250;

type Headers = Record<string, string>;

/** A member's conversation with as many lines as the limits of its messages have room for. */
const longConversation = async ({ address, urls }: Platform, headers: Headers): Promise<string> => {
  const ask = { serviceType: "complaint", messages: [{ role: "user", content: "소장을 쓰고 싶습니다" }] };
  const json = { ...headers, "content-type": "application/json" };
  await (await fetch(`${address}/api/ai/chat`, { method: "POST", headers: json, body: JSON.stringify(ask) })).text();
  const list = await fetch(`${address}/api/ai/conversations`, { headers });
  const [conversation] = (await list.json()) as { id: string }[];
  if (!conversation) throw new Error("the conversation was not stored");
  const content = "a\n".repeat(LINES_EACH - 1);
  const messages = Array.from({ length: MESSAGES }, () => ({
    id: randomUUID(),
    turnId: randomUUID(),
    role: "user",
    status: "complete",
    createdAt: new Date(),
    content,
    error: null,
    sources: [],
    warnings: [],
    unverified: [],
  }));
  const client = await new mongoose.mongo.MongoClient(urls.mongodbUrl).connect();
  try {
    const conversations = client.db("ai").collection<{ _id: string; messages: object[] }>("ai_conversations");
    await conversations.updateOne({ _id: conversation.id }, { $push: { messages: { $each: messages } } });
  } finally {
    await client.close();
  }
  return conversation.id;
};

const timed = async (work: () => Promise<Response>): Promise<number> => {
  const startedAt = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return performance.now() - startedAt;
};

interface Watched {
  times: number[];
  peakMiB: number;
}

/** A bystander's calls and the size of the process, until `isOver`. */
const watch = async (pid: number, call: () => Promise<Response>, isOver: (calls: number) => boolean) => {
  const watched: Watched = { times: [], peakMiB: 0 };
  while (!isOver(watched.times.length)) {
    watched.times.push(await timed(call));
    watched.peakMiB = Math.max(watched.peakMiB, memoryOf(pid).rssMiB);
    await delay(CALL_EVERY_MS);
  }
  return watched;
};

/** What several Word files of 100,000 lines at once cost the assistant, and what others notice of them. */
export const benchDownloads = async (platform: Platform): Promise<Row[]> => {
  const { address } = platform;
  const pid = platform.pids()["ai"] ?? 0;
  const [reader, bystander] = [await signUp(address), await signUp(address)];
  const id = await longConversation(platform, reader);
  const call = () => fetch(`${address}/api/ai/conversations`, { headers: bystander });
  const download = () => timed(() => fetch(`${address}/api/ai/conversations/${id}/download`, { headers: reader }));

  const rest = await watch(pid, call, (calls) => calls === REST_CALLS);
  const cpuBefore = cpuMicroseconds(pid);
  let over = false;
  const files = Promise.all(Array.from({ length: AT_ONCE }, download)).finally(() => (over = true));
  const [during] = await Promise.all([watch(pid, call, () => over), files]);
  const cpuMs = (cpuMicroseconds(pid) - cpuBefore) / 1000;
  const growth = during.peakMiB - rest.peakMiB;
  const worst = Math.max(...during.times);
  return [
    row(
      `${AT_ONCE} Word files of ${MESSAGES * LINES_EACH} lines at once`,
      `${cpuMs.toFixed(0)} ms CPU, +${growth.toFixed(0)} MiB; others ${median(during.times).toFixed(1)} ms (${median(rest.times).toFixed(1)} at rest), worst ${worst.toFixed(0)} ms`,
      `≤ ${CPU_BOUND_MS} ms, ≤ ${GROWTH_BOUND_MIB} MiB, ≤ ${WORST_BOUND_MS} ms`,
      cpuMs <= CPU_BOUND_MS && growth <= GROWTH_BOUND_MIB && worst <= WORST_BOUND_MS,
    ),
  ];
};
