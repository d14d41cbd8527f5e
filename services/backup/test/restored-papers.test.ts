import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createFileBucket } from "@legal/service-kit/mongo";
import { useBackingServices } from "@legal/test-kit";
import mongoose from "mongoose";
import { exportDatabases } from "../src/full-export/export-databases.ts";
import { restoreDatabases } from "../src/full-export/restore-databases.ts";

const services = useBackingServices();
const database = services.databaseOf("documents");
const directory = mkdtempSync(join(tmpdir(), "restored-papers-"));
const papers = createFileBucket("papers");
const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

beforeAll(() => mongoose.connect(services.mongodbUrl, { dbName: database }));
afterAll(async () => {
  await mongoose.disconnect();
  rmSync(directory, { recursive: true });
});

/** As documents keeps an approved paper. */
const freeze = async (bytes: Buffer) => {
  const fileId = crypto.randomUUID();
  const target = papers.openForWriting(fileId, { metadata: { documentId: "d1" } });
  const stored = once(target, "finish");
  target.end(bytes);
  await stored;
  const pdf = { fileId, sha256: sha256(bytes), size: bytes.length };
  const version = { _id: "v1" as never, documentId: "d1", n: 5, state: "approved", files: { pdf } };
  await mongoose.connection.collection("document_versions").insertOne(version);
  const answers = { "debtors/p1/name": { value: "이영희", at: new Date("2026-11-05T15:30:00.123Z") } };
  await mongoose.connection.collection("documents").insertOne({ _id: "d1" as never, answers, frozen: { n: 5 } });
};

it("an approved paper is what its hash says after the platform was lost and restored", async () => {
  // Of several pieces.
  await freeze(randomBytes(700_000));
  const key = randomBytes(32);
  const file = join(directory, "all.sealed");
  const client = mongoose.connection.getClient();
  const given = { client, databases: [database], key, file };
  await exportDatabases(given);
  const before = await mongoose.connection.collection("documents").findOne({ _id: "d1" as never });
  await client.db(database).dropDatabase();
  await restoreDatabases({ ...given, authDatabase: database });
  expect(await mongoose.connection.collection("documents").findOne({ _id: "d1" as never })).toEqual(before);
  const version = await mongoose.connection
    .collection<{ documentId: string; files: { pdf: { fileId: string; sha256: string; size: number } } }>(
      "document_versions",
    )
    .findOne({ documentId: "d1" });
  const pdf = version?.files.pdf;
  const bytes = await buffer(papers.openForReading(pdf?.fileId ?? ""));
  expect({ sha256: sha256(bytes), size: bytes.length }).toEqual({ sha256: pdf?.sha256, size: pdf?.size });
});
