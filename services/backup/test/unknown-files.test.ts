import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "@legal/service-kit";
import { useBackingServices } from "@legal/test-kit";
import mongoose from "mongoose";
import { deleteUnknownFiles } from "../src/backup-runs/delete-unknown-files.ts";

const services = useBackingServices();
const directory = mkdtempSync(join(tmpdir(), "unknown-files-"));

beforeAll(() => mongoose.connect(services.mongodbUrl, { dbName: services.database }));
afterAll(async () => {
  await mongoose.disconnect();
  rmSync(directory, { recursive: true });
});

it("a spreadsheet whose run a restore did not bring back goes after its time, and nothing else does", async () => {
  const [known, lost, unfinished] = [newId(), newId(), newId()];
  await mongoose.connection.collection<{ _id: string }>("backup_runs").insertOne({ _id: known });
  const names = [`${known}.xlsx`, `${lost}.xlsx`, `${unfinished}.xlsx.part`, "today.sealed"];
  for (const name of names) writeFileSync(join(directory, name), "");
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  expect(await deleteUnknownFiles(directory, 30, inDays(29))).toBe(0);
  expect(readdirSync(directory)).toHaveLength(4);
  expect(await deleteUnknownFiles(directory, 30, inDays(31))).toBe(2);
  expect(readdirSync(directory).toSorted()).toEqual([`${known}.xlsx`, "today.sealed"].toSorted());
});
