import mongoose from "mongoose";
import { config } from "../config.ts";
import type { Manifest } from "./records.ts";

interface CommandContext {
  client: mongoose.mongo.MongoClient;
  databases: readonly string[];
  key: Uint8Array;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const sayContents = ({ collections }: Manifest): void => {
  const width = Math.max(0, ...collections.map(({ database, name }) => database.length + name.length + 1));
  for (const { database, name, count, digest } of collections)
    say(`  ${`${database}.${name}`.padEnd(width)} ${String(count).padStart(9)}  ${digest.slice(0, 16)}`);
};

/** Runs a command about a full export: connects, prints what the file holds, and ends with exit code 1 on a failure. */
export const runCommand = async (done: string, work: (context: CommandContext) => Promise<Manifest>): Promise<void> => {
  const { BACKUP_KEY: key, BACKUP_DATABASES: databases, MONGODB_URL: url } = config;
  const client = new mongoose.mongo.MongoClient(url, { serverSelectionTimeoutMS: 10_000 });
  try {
    if (!key) throw new Error("BACKUP_KEY is missing: the key that seals full exports");
    const manifest = await work({ client, databases, key });
    sayContents(manifest);
    say(`${done}: ${manifest.collections.reduce((sum, { count }) => sum + count, 0)} documents.`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await client.close();
  }
};
