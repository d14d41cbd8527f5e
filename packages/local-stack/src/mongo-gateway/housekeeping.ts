import type { Gateway } from "./commands/command.ts";
import type { GatewayConfig } from "./config.ts";
import { forgetOldOutcomes } from "./transaction-outcomes.ts";

/** Everything that must happen without a request. The engine's own scheduler is off. */
export const startHousekeeping = (config: GatewayConfig, gateway: Gateway, onError: (error: unknown) => void) => {
  const { cursors, transactions, retryableWrites, postgres } = gateway;
  const shortest = Math.min(config.cursorIdleMs, config.transactionIdleMs);
  const timers = [
    every(Math.min(5_000, Math.max(shortest / 4, 50)), onError, async () => {
      retryableWrites.reap();
      await transactions.reap(config.transactionIdleMs);
      await cursors.reap(config.cursorIdleMs, postgres);
    }),
    every(config.ttlIntervalMs, onError, () => postgres.query("CALL documentdb_api_internal.delete_expired_rows()")),
    every(config.ttlIntervalMs, onError, () => forgetOldOutcomes(postgres)),
    // Files of cursors that were never closed, for instance because the gateway itself was killed.
    every(10 * 60_000, onError, () => postgres.query("SELECT documentdb_api_internal.cursor_directory_cleanup()")),
  ];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
};

/** Runs a job again and again, never twice at once. */
const every = (intervalMs: number, onError: (error: unknown) => void, job: () => Promise<unknown>) => {
  let running = false;
  return setInterval(() => {
    if (running) return;
    running = true;
    job()
      .catch(onError)
      .finally(() => (running = false));
  }, intervalMs);
};
