import type { EventContract } from "@legal/contracts";
import mongoose from "mongoose";

/** What was recorded about a room and is not published yet: for tests in which no relay runs. */
export const recorded = async <T>({ name }: EventContract<T>, roomId: string): Promise<T[]> => {
  const rows = mongoose.connection.collection("outbox").find({ name, "payload.roomId": roomId }, { sort: { _id: 1 } });
  return (await rows.toArray()).map((row) => row["payload"] as T);
};

interface Recorded {
  _id: string;
  name: string;
  payload: { roomId?: string };
}

/**
 * What was recorded about a room, published or not: for tests in which a relay runs. A row is in the outbox or in a
 * published batch at any moment, and moves between them only in that direction, so the outbox is read first.
 */
export const recordedAndPublished = async <T>({ name }: EventContract<T>, roomId: string): Promise<T[]> => {
  const { connection } = mongoose;
  const waiting = await connection.collection<Recorded>("outbox").find({ name, "payload.roomId": roomId }).toArray();
  const batches = await connection
    .collection<{ events: Recorded[] }>("published_events")
    .find({ "events.name": name, "events.payload.roomId": roomId })
    .toArray();
  const published = batches
    .flatMap(({ events }) => events)
    .filter((row) => row.name === name && row.payload.roomId === roomId);
  const rows = new Map([...waiting, ...published].map((row) => [row._id, row]));
  return [...rows.values()].map(({ payload }) => payload as T);
};
