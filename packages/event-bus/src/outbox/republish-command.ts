import { parseArgs } from "node:util";
import { createLogger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { z } from "zod";
import { republish, type RepublishRange } from "./republish.ts";

interface Database {
  MONGODB_URL: string;
  MONGODB_DATABASE: string;
}

const USAGE = "Use: npm run events:republish -- SERVICE --since ISO [--until ISO] [--event NAME]";

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const readRange = (args: string[]): RepublishRange => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args, options: { since: text, until: text, event: text } });
  const read = z.object({ since: instant, until: instant.optional() }).safeParse(values);
  if (!read.success) throw new Error(`${USAGE}\nAn instant is written 2026-11-22T08:00:00Z.`);
  const { since, until = new Date() } = read.data;
  return { since, until, name: values.event };
};

/** The command line of a service that publishes; its running replicas publish what is put back. */
export const runRepublishCommand = async (service: string, database: Database): Promise<void> => {
  const logger = createLogger(service, "warn");
  try {
    const range = readRange(process.argv.slice(2));
    await connectMongo({ url: database.MONGODB_URL, database: database.MONGODB_DATABASE, logger });
    const count = await republish(range);
    process.stdout.write(`${service} publishes ${count} events again, within moments.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await disconnectMongo();
  }
};
