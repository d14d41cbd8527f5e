import type { Platform } from "@legal/test-kit/platform";
import { until } from "@legal/test-kit";

const RETURN_LIMIT_MS = 40_000;
const STRIKE_EVERY_MS = 20;

const pidOf = (platform: Platform, name: string) => platform.pids()[name] ?? 0;

/** Kills a process of the platform (SIGKILL); `back` waits until it runs again, under another pid. */
export const kill = (platform: Platform, name: string) => {
  const killed = pidOf(platform, name);
  process.kill(killed, "SIGKILL");
  return { back: () => until(() => pidOf(platform, name) !== killed, { timeoutMs: RETURN_LIMIT_MS }) };
};

/** Keeps a process of the platform from coming back as long as `during` takes, then waits until it runs again. */
export const without = async (platform: Platform, name: string, during: () => Promise<void>): Promise<void> => {
  let killed = 0;
  const strike = () => {
    const pid = pidOf(platform, name);
    if (pid === killed) return;
    killed = pid;
    process.kill(pid, "SIGKILL");
  };
  strike();
  const timer = setInterval(strike, STRIKE_EVERY_MS);
  try {
    await during();
  } finally {
    clearInterval(timer);
  }
  await until(() => pidOf(platform, name) !== killed, { timeoutMs: RETURN_LIMIT_MS });
};
