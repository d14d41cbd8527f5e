import { readFileSync } from "node:fs";
import { recall, serverDirectory, serverNames, type ServerName } from "./instance.ts";
import { serverProcessesIn } from "./processes.ts";
import { runningUnder } from "./running.ts";
import { urlsOf } from "./stack-urls.ts";

export const status = (dataDirectory: string) => {
  const holder = runningUnder(dataDirectory);
  const remembered = recall(dataDirectory);
  if (holder === undefined || !remembered) {
    console.log(`Nothing runs on ${dataDirectory}.`);
    process.exitCode = 3;
    return;
  }
  const { mongodbUrl, redisUrl, rabbitmqUrl } = urlsOf(remembered.ports);
  console.log(`Watched over by process ${holder}, data in ${dataDirectory}`);
  console.log(`MONGODB_URL=${mongodbUrl}\nREDIS_URL=${redisUrl}\nRABBITMQ_URL=${rabbitmqUrl}`);
  for (const name of serverNames) console.log(lineOf(dataDirectory, name));
};

const lineOf = (dataDirectory: string, name: ServerName) => {
  const pids = serverProcessesIn(serverDirectory(dataDirectory, name));
  if (pids.length === 0) return `${name.padEnd(9)} down`;
  const kilobytes = pids.reduce((sum, pid) => sum + privateKilobytes(pid), 0);
  return `${name.padEnd(9)} up, process ${Math.min(...pids)}, ${Math.round(kilobytes / 1024)} MB`;
};

/** Proportional: PostgreSQL's processes share most of their memory, and counting it once for each would mislead. */
const privateKilobytes = (pid: number) => {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
};
