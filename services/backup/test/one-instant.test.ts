import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { useBackingServices } from "@legal/test-kit";
import mongoose from "mongoose";
import { exportDatabases } from "../src/full-export/export-databases.ts";
import { verifyExport } from "../src/full-export/read-export.ts";
import { restoreDatabases } from "../src/full-export/restore-databases.ts";

const services = useBackingServices();
const databases = ["auth", "case_chat"].map((name) => services.databaseOf(name));
const [auth = "", caseChat = ""] = databases;
const key = randomBytes(32);
const directory = mkdtempSync(join(tmpdir(), "one-instant-"));
let client: mongoose.mongo.MongoClient;
const rows = (name: string, database = caseChat) => client.db(database).collection<{ _id: string }>(name);

beforeAll(async () => {
  client = await new mongoose.mongo.MongoClient(services.mongodbUrl).connect();
  await rows("users", auth).insertOne({ _id: "kim" });
  await rows("chat_rooms").insertOne({ _id: "room" });
  await client
    .db(caseChat)
    .collection("files.chunks")
    .insertMany(Array.from({ length: 20 }, () => ({ data: randomBytes(255_000) })));
  await rows("messages").insertOne({ _id: "message" });
  await rows("room_list_entries").insertOne({ _id: "all|2026|room" });
  await rows("room_list_counts").insertOne({ _id: "all|0" });
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await client.close();
  rmSync(directory, { recursive: true });
});

describe("a full export while people write", () => {
  it("is written by one of two that begin at once, and is whole", async () => {
    const file = join(directory, "twice.sealed");
    const given = { client, databases, key, file };
    const outcomes = await Promise.allSettled([exportDatabases(given), exportDatabases(given)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await verifyExport(file, key)).collections).toHaveLength(6);
    expect(readdirSync(directory)).toEqual(["twice.sealed"]);
  });

  it("asks for the state of one instant, and for the bytes of files after it", async () => {
    const watched = await new mongoose.mongo.MongoClient(services.mongodbUrl, { monitorCommands: true }).connect();
    const finds: { name: unknown; level: unknown }[] = [];
    watched.on("commandStarted", ({ commandName, command }) => {
      if (commandName === "find") finds.push({ name: command["find"], level: command["readConcern"]?.level });
    });
    const file = join(directory, "instant.sealed");
    await exportDatabases({ client: watched, databases: [caseChat, auth], key, file });
    await watched.close();
    const level = "snapshot";
    const rest = ["chat_rooms", "messages", "room_list_counts", "room_list_entries", "users"];
    expect(finds).toEqual([...rest.map((name) => ({ name, level })), { name: "files.chunks", level: undefined }]);
  });

  it("says which setting to raise where the server keeps too short a history", async () => {
    const file = join(directory, "old.sealed");
    const tooOld = new mongoose.mongo.MongoServerError({ message: "SnapshotTooOld", code: 239 });
    // As MongoDB answers: to a later batch, when documents have been written already.
    const documents = async function* () {
      yield mongoose.mongo.BSON.serialize({ _id: "kim" });
      throw tooOld;
    };
    jest.spyOn(mongoose.mongo.Collection.prototype, "find").mockImplementation(() => documents() as never);
    await expect(exportDatabases({ client, databases, key, file })).rejects.toThrow(
      "minSnapshotHistoryWindowInSeconds",
    );
    expect(readdirSync(directory).filter((name) => name.startsWith("old.sealed"))).toEqual([]);
  });

  it("leaves a mark for case-chat to make rooms agree with their messages, and empties their lists", async () => {
    const file = join(directory, "rooms.sealed");
    await exportDatabases({ client, databases, key, file });
    for (const database of databases) await client.db(database).dropDatabase();
    await restoreDatabases({ client, databases, key, file, authDatabase: auth });
    expect(await rows("chat_rooms").find().toArray()).toEqual([{ _id: "room" }]);
    expect(await rows("restores").find().toArray()).toEqual([{ _id: "rooms", restoredAt: expect.any(Date) }]);
    expect(await rows("room_list_entries").find().toArray()).toEqual([]);
    expect(await rows("room_list_counts").find().toArray()).toEqual([]);
  });
});
