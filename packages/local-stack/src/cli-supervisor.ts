import type { Report } from "./cli-up.ts";
import { StackError } from "./stack-error.ts";
import { startStack } from "./start-stack.ts";

/** The background process of `stack up`: its parent waits for the start, its log has everything after. */
const [dataDir = ""] = process.argv.slice(2);

const report = (message: Report) => {
  if (process.connected) process.send?.(message);
};

const onProgress = (line: string) => {
  console.error(`${new Date().toISOString()} ${line}`);
  report({ progress: line });
};

let askedToStop: (() => void) | undefined;
// Before the servers run there is nothing to stop gently: whatever this process has begun ends with it.
const onSignal = () => (askedToStop ? askedToStop() : process.exit(143));
process.on("SIGTERM", onSignal).on("SIGINT", onSignal);

try {
  const stack = await startStack({ dataDir, durable: true, onProgress });
  report({ urls: stack.urls });
  await new Promise<void>((resolve) => (askedToStop = resolve));
  await stack.stop();
} catch (error) {
  console.error(error);
  report({ failure: error instanceof StackError ? error.message : String(error) });
  process.exitCode = 1;
}
process.exit();
