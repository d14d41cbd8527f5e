import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip, createGzip } from "node:zlib";
import { testKeys, useBackingServices } from "@legal/test-kit";
import mongoose from "mongoose";
import { exportDatabases } from "../src/full-export/export-databases.ts";
import { verifyExport } from "../src/full-export/read-export.ts";
import { decode, encode, type ExportRecord, type Manifest } from "../src/full-export/records.ts";
import { restoreDatabases } from "../src/full-export/restore-databases.ts";
import { seal, unseal } from "../src/full-export/sealed-file.ts";

const { BSON } = mongoose.mongo;
const services = useBackingServices();
const databases = ["auth", "case_chat"].map((name) => services.databaseOf(name));
const [first = "", second = ""] = databases;
const key = randomBytes(32);
const directory = mkdtempSync(join(tmpdir(), "full-export-"));
const exported = join(directory, "all.sealed");
let client: mongoose.mongo.MongoClient;

const run = async (program: "export-all" | "restore-all", args: string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [`src/${program}.ts`, ...args], {
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      MONGODB_URL: services.mongodbUrl,
      RABBITMQ_URL: services.rabbitmqUrl,
      SERVICE_PRIVATE_KEY: testKeys().privatePemOf("backup"),
      TRUSTED_KEYS: testKeys().trustedKeysJson,
      BACKUP_DATABASES: databases.join(","),
      BACKUP_AUTH_DATABASE: first,
      BACKUP_KEY: key.toString("base64"),
      ...env,
    },
  });
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: child.exitCode, out, errors };
};

const restore = (file: string, given: { key?: Buffer; databases?: string[] } = {}) =>
  restoreDatabases({ client, databases, key, file, authDatabase: first, ...given });

/** Every stored document of every collection as its exact bytes, in hex. */
const stored = async (): Promise<Record<string, string[]>> => {
  const all: Record<string, string[]> = {};
  for (const database of databases) {
    for (const { name } of await client.db(database).listCollections().toArray()) {
      const cursor = client
        .db(database)
        .collection(name)
        .find({}, { raw: true, sort: { _id: 1 } });
      const found = await (cursor as unknown as mongoose.mongo.FindCursor<Uint8Array>).toArray();
      if (found.length > 0) all[`${database}.${name}`] = found.map((bytes) => Buffer.from(bytes).toString("hex"));
    }
  }
  return all;
};
const empty = async () => {
  for (const database of databases) await client.db(database).dropDatabase();
};

beforeAll(async () => {
  client = await new mongoose.mongo.MongoClient(services.mongodbUrl).connect();
  const kinds = new Map<string, unknown>([
    ["_id", new BSON.ObjectId()],
    ["b", 1],
    ["10", "keys that look like numbers keep their place"],
    [
      "2",
      {
        z: [new Map([["9", 1] as [string, unknown], ["1", { deep: true }]])],
        a: [],
      },
    ],
    ["date", new Date("2026-11-05T15:30:00.123Z")],
    ["long", BSON.Long.fromString("9007199254740993")],
    ["double", new BSON.Double(5)],
    ["decimal", BSON.Decimal128.fromString("110000.10")],
    ["binary", new BSON.Binary(randomBytes(40))],
    ["uuid", new BSON.UUID()],
    ["none", null],
    ["text", "한글 日本語 𠀋 \u0000"],
  ]);
  const people = Array.from({ length: 700 }, (_, index) => ({ _id: `user-${index}`, at: new Date(index), n: index }));
  const users = client.db(first).collection<{ _id: string }>("users");
  await users.insertMany(people);
  await client.db(first).collection("kinds").insertOne(kinds);
  // As large as a piece of a customer's file, and larger than a piece of the sealed file.
  const chunks = Array.from({ length: 9 }, (_, n) => ({
    files_id: "f",
    n,
    data: new BSON.Binary(randomBytes(255_000)),
  }));
  await client.db(second).collection("files.chunks").insertMany(chunks);
});
afterAll(async () => {
  await client.close();
  rmSync(directory, { recursive: true });
});

describe("a full export", () => {
  it("is brought back into an empty platform with every count, every document and every byte as it was", async () => {
    const before = await stored();
    expect(
      Object.values(before)
        .map(({ length }) => length)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 9, 700]);
    const { code, out, errors } = await run("export-all", [exported]);
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(out).toContain("710 documents");
    expect(statSync(exported).mode & 0o777).toBe(0o600);
    await empty();
    expect(await stored()).toEqual({});
    const restored = await run("restore-all", [exported]);
    expect({ code: restored.code, errors: restored.errors }).toEqual({ code: 0, errors: "" });
    expect(restored.out).toContain("710 documents");
    expect(await stored()).toEqual(before);
  });

  it("reveals nothing of its contents without the key", () => {
    const bytes = readFileSync(exported);
    for (const word of ["users", "user-7", first, "files.chunks"]) expect(bytes.includes(word)).toBe(false);
  });

  it("is proved without writing anything", async () => {
    const before = await stored();
    const { collections } = await verifyExport(exported, key);
    expect(collections.map(({ count }) => count).toSorted((x, y) => x - y)).toEqual([1, 9, 700]);
    expect(await stored()).toEqual(before);
  });

  it("is refused where anything is stored already", async () => {
    const before = await stored();
    await expect(restore(exported)).rejects.toThrow("is not empty");
    expect(await stored()).toEqual(before);
  });

  it("overwrites no file, and leaves none that is not whole", async () => {
    await expect(exportDatabases({ client, databases, key, file: exported })).rejects.toThrow("exists already");
    const gone = new mongoose.mongo.MongoClient("mongodb://127.0.0.1:9", { serverSelectionTimeoutMS: 100 });
    await expect(exportDatabases({ client: gone, databases, key, file: join(directory, "b") })).rejects.toThrow(
      "ECONNREFUSED",
    );
    expect(readdirSync(directory)).toEqual(["all.sealed"]);
  });

  it("is made with a key only", async () => {
    const file = join(directory, "c");
    const { code, errors } = await run("export-all", [file], { BACKUP_KEY: "" });
    expect({ code, named: errors.includes("BACKUP_KEY is missing") }).toEqual({ code: 1, named: true });
    expect(existsSync(file)).toBe(false);
  });
});

describe("what is not the export that was made", () => {
  const changed = (name: string, change: (bytes: Buffer) => Buffer): string => {
    const file = join(directory, name);
    writeFileSync(file, change(readFileSync(exported)));
    return file;
  };
  const CHUNK = 64 * 1024 + 16;
  const HEADER = 40;
  const swapped = (bytes: Buffer) =>
    Buffer.concat([
      bytes.subarray(0, HEADER),
      bytes.subarray(HEADER + CHUNK, HEADER + 2 * CHUNK),
      bytes.subarray(HEADER, HEADER + CHUNK),
      bytes.subarray(HEADER + 2 * CHUNK),
    ]);
  const flipped = (at: (bytes: Buffer) => number) => (bytes: Buffer) => {
    bytes[at(bytes)] = (bytes[at(bytes)] ?? 0) ^ 1;
    return bytes;
  };

  beforeAll(empty);

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ["cut off in a piece", (bytes) => bytes.subarray(0, bytes.length - 100)],
    ["cut off between two pieces", (bytes) => bytes.subarray(0, HEADER + 5 * CHUNK)],
    ["cut off in its head", (bytes) => bytes.subarray(0, 20)],
    ["empty", () => Buffer.alloc(0)],
    ["changed by one bit near its end", flipped((bytes) => bytes.length - 5)],
    ["changed by one bit in its head", flipped(() => 12)],
    ["with two pieces in each other's place", swapped],
    ["longer than it was", (bytes) => Buffer.concat([bytes, Buffer.alloc(CHUNK)])],
    ["another file", () => randomBytes(200_000)],
  ])("is refused before anything is written: %s", async (name, change) => {
    await expect(restore(changed(name, change))).rejects.toThrow(/changed or cut off|no full export|ends too early/);
    expect(await stored()).toEqual({});
  });

  it("is refused with another key, or where the platform has other databases", async () => {
    await expect(restore(exported, { key: randomBytes(32) })).rejects.toThrow("the key is another one");
    await expect(restore(exported, { databases: [first] })).rejects.toThrow("none of this platform's");
    expect(await stored()).toEqual({});
  });

  /** The export with another manifest, sealed with the true key: what a fault of ours would write. */
  const withManifest = async (name: string, change: (manifest: Manifest) => void): Promise<string> => {
    const file = join(directory, name);
    const records: ExportRecord[] = [];
    const bytes = unseal(createReadStream(exported), key) as AsyncIterable<Buffer>;
    for await (const record of decode(Readable.from(bytes).pipe(createGunzip()))) records.push(record);
    const last = records.at(-1);
    if (last?.kind !== "manifest") throw new Error("no manifest");
    change(last.manifest);
    const compressed = Readable.from(records.map(encode)).pipe(createGzip());
    await writeFile(file, seal(compressed, key));
    return file;
  };

  it.each<[string, (manifest: Manifest) => void]>([
    ["too few documents", ({ collections }) => collections.forEach((one) => (one.count -= 1))],
    ["other documents", ({ collections }) => collections.forEach((one) => (one.digest = "00".repeat(32)))],
    ["a collection less", ({ collections }) => collections.pop()],
    ["a collection more", ({ collections }) => collections.push({ ...collections[0], name: "more" } as never)],
  ])("is refused when its manifest lies of %s", async (name, change) => {
    const file = await withManifest(name, change);
    await expect(verifyExport(file, key)).rejects.toThrow("does not hold what its manifest says");
    await expect(restore(file)).rejects.toThrow("does not hold what its manifest says");
    expect(await stored()).toEqual({});
  });

  it("and the true one is still taken after all of these", async () => {
    await restore(exported);
    expect(Object.keys(await stored())).toHaveLength(3);
  });
});

describe("accounts that were deleted", () => {
  const entries = [1, 2, 3].map((n) => ({
    userId: `0193a5e0-0000-7000-8000-00000000000${n}`,
    deletedAt: new Date(Date.UTC(2026, 10, n)).toISOString(),
    usernameHash: String(n).repeat(64),
  }));
  const list = join(directory, "deleted-users.jsonl");
  const file = join(directory, "with-deleted.sealed");
  const deleted = () => client.db(first).collection<{ _id: string }>("deleted_users");
  const inDatabase = ({ userId, deletedAt, ...entry }: (typeof entries)[number]) => ({
    _id: userId,
    deletedAt: new Date(deletedAt),
    ...entry,
  });
  const lines = (which: readonly unknown[]) => which.map((entry) => `${JSON.stringify(entry)}\n`).join("");

  it("before the export or, by the list, after it, are marked to be deleted again", async () => {
    await empty();
    const [one, two, three] = entries.map(inDatabase);
    if (!one || !two || !three) throw new Error("no entries");
    await deleted().insertMany([one, two]);
    await exportDatabases({ client, databases, key, file });
    await empty();
    writeFileSync(list, lines([entries[1], entries[2], entries[2]]));
    const { code, errors } = await run("restore-all", [file, "--deleted", list]);
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    const marked = await deleted().find().sort({ _id: 1 }).toArray();
    expect(marked).toEqual([one, two, three].map((entry) => ({ ...entry, reapply: true })));
  });

  it("are not half taken: a list that is damaged restores nothing", async () => {
    await empty();
    writeFileSync(list, lines(entries).slice(0, -10));
    const { code, errors } = await run("restore-all", [file, "--deleted", list]);
    expect({ code, named: errors.includes("line 3") }).toEqual({ code: 1, named: true });
    const missing = await run("restore-all", [file, "--deleted", join(directory, "missing.jsonl")]);
    expect(missing.code).toBe(1);
    expect(await stored()).toEqual({});
  });
});
