// The yardstick of the desk's speed: the indexed reads of one page and nothing else, as JSON on the standard output.
import { parseArgs } from "node:util";
import mongoose from "mongoose";
import { roomOf } from "../chat-rooms/lists/entries-of.ts";

const ROUNDS = 60;
const { values } = parseArgs({
  options: { url: { type: "string" }, database: { type: "string", default: "case_chat" } },
});
if (!values.url) throw new Error("--url names the MongoDB server");
await mongoose.connect(values.url, { dbName: values.database, autoIndex: false });
const { connection } = mongoose;

const readPage = async (): Promise<void> => {
  const range = { _id: { $gt: "종료|", $lt: "종료|~" } } as never;
  const entries = await connection
    .collection("room_list_entries")
    .find(range, { sort: { _id: -1 }, limit: 51 })
    .toArray();
  const ids = entries.map(({ _id }) => roomOf(String(_id)));
  const rooms = await connection
    .collection("chat_rooms")
    .find({ _id: { $in: ids } } as never)
    .toArray();
  const people = rooms.flatMap(({ userId, assigneeId }) => [String(userId), String(assigneeId)]);
  await connection
    .collection("users")
    .find({ _id: { $in: people } } as never, { projection: { letterPairs: 0 } })
    .toArray();
};

const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const startedAt = performance.now();
  await readPage();
  times.push(performance.now() - startedAt);
}
await mongoose.disconnect();
process.stdout.write(JSON.stringify(times));
