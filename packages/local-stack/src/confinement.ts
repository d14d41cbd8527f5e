import { type ChildProcess, spawn } from "node:child_process";
import { run } from "./run.ts";
import { StackError, useYourOwnServers } from "./stack-error.ts";

/** The servers' user inside the root file system; PostgreSQL refuses to run as root. */
export const SERVER_ID = 10001;

/** How processes are put into the root file system: by the real root, or by an ordinary user in a user namespace. */
export type Confinement = "root" | "user";

export interface ConfinedCommand {
  rootFileSystem: string;
  /** Appears as /data, which is also the working directory and HOME. */
  dataDirectory: string;
  /** Appears as /sock. */
  socketDirectory?: string;
  command: string[];
  env?: Record<string, string>;
  /** Sent by the kernel when this process dies, however it dies. */
  signalOnParentDeath?: NodeJS.Signals;
}

const userNamespace = ["--user", `--map-user=${SERVER_ID}`, `--map-group=${SERVER_ID}`, "--keep-caps"];

const canUnshare = (args: string[]) =>
  run("unshare", [...args, "--mount", "true"]).then(
    () => true,
    () => false,
  );

export const confinement = async (): Promise<Confinement> => {
  if (process.getuid?.() === 0 && (await canUnshare([]))) return "root";
  if (await canUnshare(userNamespace)) return "user";
  throw new StackError(
    "This machine allows neither root's mount namespaces nor user namespaces (see the sysctls kernel.unprivileged_userns_clone, " +
      "user.max_user_namespaces and kernel.apparmor_restrict_unprivileged_userns). " +
      `Start as root, allow them, ${useYourOwnServers}.`,
  );
};

// Every step replaces the process before it, so that the pid which spawn returns is the server's own.
const enter = `
set -e
root=$1 data=$2 sock=$3; shift 3
mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
[ -z "$sock" ] || mount --bind "$sock" "$root/sock"
ulimit -c 0
exec chroot "$@"
`;

/** The program and its arguments that run a command inside, for spawn. */
export const confined = (how: Confinement, wanted: ConfinedCommand): [file: string, args: string[]] => {
  const { rootFileSystem, dataDirectory, socketDirectory = "", command, env = {}, signalOnParentDeath } = wanted;
  const environment = Object.entries({ ...baseEnvironment, ...env }).map(([name, value]) => `${name}=${value}`);
  const identity = how === "root" ? [`--userspec=${SERVER_ID}:${SERVER_ID}`, "--groups="] : [];
  const capabilities = ["--no-new-privs", "--inh-caps=-all", ...(how === "user" ? ["--ambient-caps=-all"] : [])];
  const onDeath = signalOnParentDeath ? [`--pdeathsig=${signalOnParentDeath.replace("SIG", "")}`] : [];
  const inside = ["/usr/bin/env", "-i", "-C", "/data", ...environment, "/usr/bin/setpriv", ...capabilities, ...onDeath];
  const mounts = [
    "--mount",
    "--propagation=private",
    "sh",
    "-c",
    enter,
    "sh",
    rootFileSystem,
    dataDirectory,
    socketDirectory,
  ];
  const namespace = how === "user" ? [...userNamespace, ...mounts] : mounts;
  return ["unshare", [...namespace, ...identity, rootFileSystem, ...inside, "--", ...command]];
};

/** Starts a server inside, in a session of its own, so that Ctrl-C in a terminal reaches only the process that supervises it. */
export const spawnConfined = (how: Confinement, wanted: ConfinedCommand, log: number): ChildProcess => {
  return spawn(...confined(how, wanted), { stdio: ["ignore", log, log], detached: true });
};

const baseEnvironment = {
  PATH: "/usr/lib/postgresql/18/bin:/usr/lib/rabbitmq/bin:/usr/bin:/bin",
  LANG: "C.UTF-8",
  HOME: "/data",
};
