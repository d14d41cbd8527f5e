import type { ServerResponse } from "node:http";
import type { ChatStreamEvent } from "@legal/contracts";
import type { RunningAnswer } from "./running-answer.ts";

/** More often than any proxy on the way gives up on a silent connection. */
const PING_MS = 10_000;

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  // nginx would collect the chunks first.
  "X-Accel-Buffering": "no",
};

/** Resolves when the reader is gone, also when that was before. */
export const clientDisconnected = (res: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (res.closed || res.destroyed) resolve();
    else res.once("close", resolve);
  });

const lineOf = (event: ChatStreamEvent): string => `data: ${JSON.stringify(event)}\n\n`;

/** Sends an answer as it is written, from its start, until it ends or the reader leaves. */
export const streamAnswer = async (running: RunningAnswer, res: ServerResponse): Promise<void> => {
  res.writeHead(200, HEADERS);
  const send = (event: ChatStreamEvent): void => void res.write(lineOf(event));
  const ping = setInterval(() => res.write(": still here\n\n"), PING_MS);
  const leave = running.follow(send);
  const gone = clientDisconnected(res);
  await Promise.race([running.finished, gone]);
  clearInterval(ping);
  leave();
  res.end();
};

/** For an answer that is over. */
export const streamEvents = (events: readonly ChatStreamEvent[], res: ServerResponse): void => {
  res.writeHead(200, HEADERS);
  res.end(events.map(lineOf).join(""));
};
