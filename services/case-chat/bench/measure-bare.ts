// The baseline of the desk's speed: the reads of a tab's first page as the service asks them, by the driver and nothing
// else. Each message from the parent process is answered with the milliseconds that they took.
import { parseArgs } from "node:util";
import mongoose from "mongoose";
import { roomOf } from "../src/cases/lists/entries-of.ts";

const { values } = parseArgs({
  options: { url: { type: "string" }, database: { type: "string", default: "case_chat" } },
});
if (!values.url) throw new Error("--url names the MongoDB server");
await mongoose.connect(values.url, { dbName: values.database, autoIndex: false });
const { connection } = mongoose;

const RANGE = { _id: { $gt: "종료|", $lt: "종료|~" } } as never;
const ENTRIES = { projection: { _id: 1 }, sort: { _id: -1 }, limit: 51 } as const;
const WORDS = { chatRoomId: 1, seq: 1, content: 1, sentByAdmin: 1, createdAt: 1 };
const PEOPLE = { username: 1, email: 1, firstName: 1, lastName: 1, displayName: 1, language: 1 };

const readPage = async (): Promise<void> => {
  const entries = await connection.collection("room_list_entries").find(RANGE, ENTRIES).toArray();
  const ids = entries.map(({ _id }) => roomOf(String(_id)));
  const rooms = await connection
    .collection("chat_rooms")
    .find({ _id: { $in: ids } } as never, { projection: { customerWords: 0 } })
    .toArray();
  const people = new Set(rooms.flatMap(({ userId, assigneeId }) => (assigneeId ? [userId, assigneeId] : [userId])));
  const newest = rooms.map(({ _id, lastSeq }) => ({ chatRoomId: _id, seq: { $in: [lastSeq - 1, lastSeq] } }));
  const users = { _id: { $in: [...people] }, deleted: false } as never;
  const words = { $or: newest, aiAutoResponse: false } as never;
  await Promise.all([
    connection.collection("users").find(users, { projection: PEOPLE }).toArray(),
    connection.collection("messages").find(words, { projection: WORDS }).toArray(),
  ]);
};

process.on("message", async () => {
  const startedAt = performance.now();
  await readPage();
  process.send?.(performance.now() - startedAt);
});
