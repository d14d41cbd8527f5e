import { fork } from "node:child_process";
import { mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { logFile } from "./instance.ts";
import { runningUnder } from "./running.ts";
import { StackError } from "./stack-error.ts";
import type { StackUrls } from "./stack-urls.ts";

export type Report = { progress: string } | { urls: StackUrls } | { failure: string };

const supervisor = fileURLToPath(new URL("cli-supervisor.ts", import.meta.url));

/** The servers need a process that watches over them after this command has ended. */
export const up = async (dataDirectory: string) => {
  const holder = runningUnder(dataDirectory);
  if (holder) throw new StackError(`The servers of ${dataDirectory} already run, under process ${holder}.`);
  const log = logFile(dataDirectory, "stack");
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, "a");
  const child = fork(supervisor, [dataDirectory], { detached: true, stdio: ["ignore", output, output, "ipc"] });
  const interrupt = () => child.kill("SIGTERM");
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  const { mongodbUrl, redisUrl, rabbitmqUrl } = await new Promise<StackUrls>((resolve, reject) => {
    child.on("message", (report: Report) => {
      if ("progress" in report) console.error(report.progress);
      else if ("urls" in report) resolve(report.urls);
      else reject(new StackError(report.failure));
    });
    child.once("exit", () => reject(new StackError(`The start was interrupted; see ${log}.`)));
  });
  console.log(`MONGODB_URL=${mongodbUrl}\nREDIS_URL=${redisUrl}\nRABBITMQ_URL=${rabbitmqUrl}`);
  child.disconnect();
  child.unref();
  process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
};
