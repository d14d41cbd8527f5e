import { execFileSync } from "node:child_process";
import type { Platform } from "./platform.ts";

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: PLATFORM_URL needs it`);
  return value;
};

const docker = (...args: string[]): string[] =>
  execFileSync("docker", args, { encoding: "utf8" }).trim().split("\n").filter(Boolean);

const SERVICE_AND_PID = `{{index .Config.Labels "com.docker.compose.service"}} {{.State.Pid}}`;

/** The process of each container, as this machine counts; a container that is being restarted has none. */
const pidsOf = (project: string): Record<string, number> => {
  const ids = docker("ps", "--quiet", "--filter", `label=com.docker.compose.project=${project}`);
  const lines = ids.length === 0 ? [] : docker("inspect", "--format", SERVICE_AND_PID, ...ids);
  const pairs = lines.map((line) => line.split(" ") as [string, string]);
  return Object.fromEntries(
    pairs.map(([service, pid]): [string, number] => [service, Number(pid)]).filter(([, pid]) => pid > 0),
  );
};

/** The platform that PLATFORM_URL names, run by compose on this machine; tests leave it as it is. */
export const runningPlatform = (): Platform | undefined => {
  const address = process.env["PLATFORM_URL"];
  if (!address) return undefined;
  const project = process.env["PLATFORM_COMPOSE_PROJECT"] ?? "legal-platform";
  return {
    address,
    addresses: { gateway: address },
    admin: { username: process.env["ADMIN_USERNAME"] ?? "admin", password: required("ADMIN_PASSWORD") },
    pids: () => pidsOf(project),
    // What only the launcher knows.
    dataDir: "",
    urls: { mongodbUrl: "", redisUrl: "", rabbitmqUrl: "" },
    startSeconds: 0,
    output: () => "",
    stop: () => Promise.resolve(),
  };
};
