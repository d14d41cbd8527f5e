import { parseArgs } from "node:util";
import { resolve } from "node:path";
import { down } from "./cli-down.ts";
import { logs } from "./cli-logs.ts";
import { reset } from "./cli-reset.ts";
import { status } from "./cli-status.ts";
import { up } from "./cli-up.ts";
import { StackError } from "./stack-error.ts";

const usage = `usage: stack <command> [--data <folder>]

  up       start MongoDB-compatible, Redis and RabbitMQ servers in the background and print their addresses
  down     stop them; the data stays
  status   what runs, where, and how much memory it takes
  reset    stop them and delete their data
  logs     the last lines of every log; name servers to see only theirs (postgres, gateway, redis, rabbitmq, stack)

The data lives in <clone>/.data/stack, or under DATA_DIR when that is set.`;

const commands: Record<string, (dataDirectory: string, names: string[]) => Promise<void> | void> = {
  up,
  down,
  status,
  reset,
  logs,
};

const defaultData = resolve(process.env.DATA_DIR ?? resolve(import.meta.dirname, "../../../.data"), "stack");

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: "string" } } });
  const [name = "", ...names] = positionals;
  const command = commands[name];
  if (!command) throw new StackError(usage);
  await command(resolve(values.data ?? defaultData), names);
} catch (error) {
  // A code marks what the machine refused (EACCES and the like) or a wrong option: the message says it all.
  const isExpected = error instanceof StackError || (error instanceof Error && "code" in error);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
