import { setTimeout as pause } from "node:timers/promises";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { findUnansweredMessage, type UnansweredRoom } from "./find-unanswered-message.ts";

const ROUND = 200;
const PAUSE_MS = 20;
const READ = { userId: 1, lastSeq: 1, settledSeq: 1 };

/** Where the release before stored messages that `waitingSince` does not take into account. */
const OUTDATED = { unanswered: true, $expr: { $ne: ["$waitingSeq", "$lastSeq"] } };

const backfill = async (room: UnansweredRoom): Promise<void> => {
  const { _id, lastSeq } = room;
  const message = await findUnansweredMessage(room);
  const update = message
    ? { $set: { waitingSince: message.since, waitingSeq: lastSeq, askedSinceAnswer: message.asked } }
    : { $set: { unanswered: false, waitingSeq: lastSeq }, $unset: { waitingSince: "" } };
  // A message that came meanwhile leaves the room to the next round; one that staff have settled meanwhile needs none.
  await ChatRoom.collection.updateOne({ _id, lastSeq, unanswered: true } as object, update);
};

/**
 * Finds from the messages since when customers wait in rooms that an earlier release has written; returns how many
 * there were. It can be stopped and repeated anywhere, beside requests and that release.
 */
export const backfillWaitingSince = async (signal?: AbortSignal): Promise<number> => {
  let backfilled = 0;
  for (let passed = ""; ; await pause(PAUSE_MS, undefined, signal && { signal })) {
    const page = { sort: { _id: 1 }, limit: ROUND } as const;
    const rooms = await ChatRoom.find({ ...OUTDATED, _id: { $gt: passed } }, READ, page).lean<UnansweredRoom[]>();
    for (const room of rooms) await backfill(room);
    backfilled += rooms.length;
    passed = rooms.at(-1)?._id ?? "";
    if (rooms.length < ROUND) return backfilled;
  }
};
