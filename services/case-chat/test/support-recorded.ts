import type { EventContract } from "@legal/contracts";
import mongoose from "mongoose";

/** What was recorded about a room and is not published yet: for tests in which no relay runs. */
export const recorded = async <T>({ name }: EventContract<T>, roomId: string): Promise<T[]> => {
  const rows = mongoose.connection.collection("outbox").find({ name, "payload.roomId": roomId }, { sort: { _id: 1 } });
  return (await rows.toArray()).map((row) => row["payload"] as T);
};
