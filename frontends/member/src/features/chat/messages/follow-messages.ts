import type { ChangedCase, Message } from "@legal/contracts";
import { realtime } from "@legal/web-kit";
import { hasGap, withLive, withNewer, type MessageLog } from "./message-log.ts";

interface LogAccess {
  /** Undefined until the first page has come. */
  read: () => MessageLog | undefined;
  change: (to: (log: MessageLog) => MessageLog) => void;
  /** The first messages after a seq, `RESYNC_PAGE_SIZE` at most; rejects when the server cannot be asked. */
  fetchAfter: (seq: number) => Promise<readonly Message[]>;
}

export const RESYNC_PAGE_SIZE = 200;
const RETRY_MS = 3000;
/** An update of a room may arrive just before its message. */
const GRACE_MS = 1000;

/** Repeats a job that is asked for while it runs, and one that failed; never runs it twice at a time. */
const createRepeater = (job: () => Promise<void>) => {
  let running = false;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      await job();
    } catch {
      timer = setTimeout(() => void run(), RETRY_MS);
    }
    running = false;
    if (again) {
      again = false;
      void run();
    }
  };
  return { run, stop: () => clearTimeout(timer) };
};

/**
 * Keeps a room's log complete: live messages are added as they come, and whatever may have been missed (a reconnect,
 * a sleeping page, a jump in seq) is asked for until nothing is missing. Returns how to stop.
 */
export const followMessages = (roomId: string, { read, change, fetchAfter }: LogAccess) => {
  const catchUp = createRepeater(async () => {
    for (let log = read(); log; log = read()) {
      const page = await fetchAfter(log.syncedSeq);
      change((known) => withNewer(known, page));
      if (page.length < RESYNC_PAGE_SIZE) return;
    }
  });
  const isBehind = (lastSeq: number) => lastSeq > (read()?.syncedSeq ?? 0);
  let graceTimer: ReturnType<typeof setTimeout> | undefined;

  const onMessage = (message: Message) => {
    if (message.chatRoomId !== roomId) return;
    change((log) => withLive(log, message));
    const log = read();
    if (!log || hasGap(log)) void catchUp.run();
  };
  const onRoom = ({ id, lastSeq }: ChangedCase) => {
    if (id !== roomId || !isBehind(lastSeq)) return;
    clearTimeout(graceTimer);
    graceTimer = setTimeout(() => isBehind(lastSeq) && void catchUp.run(), GRACE_MS);
  };
  const onVisible = () => {
    if (document.visibilityState === "visible") void catchUp.run();
  };

  realtime.join(roomId);
  document.addEventListener("visibilitychange", onVisible);
  const stops = [
    realtime.on("new-message", onMessage),
    realtime.on("joined", (joined) => {
      if (joined.roomId === roomId && isBehind(joined.lastSeq)) void catchUp.run();
    }),
    realtime.on("room-updated", onRoom),
    () => document.removeEventListener("visibilitychange", onVisible),
    () => clearTimeout(graceTimer),
    catchUp.stop,
  ];

  return {
    catchUp: () => void catchUp.run(),
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};
