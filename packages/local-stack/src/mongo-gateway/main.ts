import { flushCompileCache } from "node:module";
import { CommandCounters } from "./command-counters.ts";
import { readConfig } from "./config.ts";
import { Cursors } from "./cursors.ts";
import { dropPrivileges } from "./drop-privileges.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { connectPostgres, requireIndexSetting } from "./postgres.ts";
import { RetryableWrites } from "./retryable-writes.ts";
import { SerialQueues } from "./serial-queues.ts";
import { listen } from "./server.ts";
import { prepareOutcomes } from "./transaction-outcomes.ts";
import { Transactions } from "./transactions.ts";

const log = (text: string) => process.stderr.write(`${new Date().toISOString()} ${text}\n`);
const onError = (error: unknown) => log(error instanceof Error ? (error.stack ?? error.message) : String(error));

const start = async () => {
  const config = readConfig(process.env);
  const postgres = connectPostgres(config, ({ message }) => log(`a connection to PostgreSQL ended: ${message}`));
  await requireIndexSetting(postgres);
  await prepareOutcomes(postgres);
  const gateway = {
    postgres,
    cursors: new Cursors(),
    transactions: new Transactions(postgres, config.transactionLockWaitMs),
    retryableWrites: new RetryableWrites(),
    counters: new CommandCounters(),
    repetitions: new SerialQueues(),
  };
  const server = await listen(config, gateway, onError);
  const housekeeping = startHousekeeping(config, gateway, onError);
  log(`listening on 127.0.0.1:${config.port}`);
  return async () => {
    housekeeping.stop();
    await server.close();
    await postgres.close();
  };
};

const STOP_WITHIN_MS = 4_000;

const fail = (error: unknown) => {
  log(error instanceof Error ? error.message : String(error));
  process.exit(1);
};

try {
  const stop = await start();
  const end = () => {
    setTimeout(() => fail(new Error("the end took too long")), STOP_WITHIN_MS).unref();
    stop().then(() => process.exit(0), fail);
  };
  // Without the process that started us, nothing would ever stop us.
  process.once("disconnect", end).once("SIGTERM", end).once("SIGINT", end);
  if (process.send && !process.connected) end();
  // Not only at the end, which may be kill -9, and while the cache may still be written to.
  flushCompileCache();
  dropPrivileges();
  process.send?.("listening");
} catch (error) {
  fail(error);
}
