import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { spawnConfined } from "../confinement.ts";
import { logFile, makeServerDirectory, serverDirectory, writeOwned, type Instance } from "../instance.ts";
import type { ServerDefinition } from "../server-process.ts";
import { answers } from "./redis.ts";

const NODE_NAME = "legal@localhost";

/**
 * One scheduler, no spinning, code mapped once, and no freed segments kept for later: 84 MB instead of 126 MB at rest
 * with RabbitMQ 4.3 on Erlang 29.
 */
const smallMachine =
  "+pc unicode +P 65536 +t 1048576 +S 1:1 +SDio 1 +A 1 +sbwt none +sbwtdcpu none +sbwtdio none +JMsingle true +MMmcs 0";

const loopbackOnly = "-kernel inet_dist_use_interface {127,0,0,1}";

const configuration = ({ ports }: Instance) => `
listeners.tcp.1 = 127.0.0.1:${ports.rabbitmq}
vm_memory_high_watermark.absolute = 384MiB
disk_free_limit.absolute = 64MB
raft.wal_max_size_bytes = 8000000
log.console = true
log.console.level = error
log.console.formatter.single_line = on
log.file = false
`;

export const rabbitmq = (instance: Instance): ServerDefinition => {
  const { dataDirectory, ports, how, provisioned } = instance;
  const directory = serverDirectory(dataDirectory, "rabbitmq");
  const env = {
    // Otherwise a shell stays between us and the broker, and the pid would be the shell's.
    RUNNING_UNDER_SYSTEMD: "true",
    RABBITMQ_NODENAME: NODE_NAME,
    RABBITMQ_MNESIA_BASE: "/data/mnesia",
    RABBITMQ_LOG_BASE: "/data/log",
    RABBITMQ_CONFIG_FILE: "/data/rabbitmq.conf",
    RABBITMQ_ENABLED_PLUGINS_FILE: "/data/enabled_plugins",
    RABBITMQ_DIST_PORT: `${ports.distribution}`,
    ERL_EPMD_PORT: `${ports.epmd}`,
    ERL_EPMD_ADDRESS: "127.0.0.1",
    RABBITMQ_SERVER_ERL_ARGS: smallMachine,
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: loopbackOnly,
  };
  return {
    name: "rabbitmq",
    directory,
    log: logFile(dataDirectory, "rabbitmq"),
    stopSignal: "SIGTERM",
    readyWithinMs: 90_000,
    stopWithinMs: 20_000,
    prepare: () => {
      makeServerDirectory(directory, how);
      const own = (name: string, text: string, mode = 0o600) => writeOwned(join(directory, name), text, mode, how);
      own("rabbitmq.conf", configuration(instance));
      own("enabled_plugins", "[].\n");
      if (!existsSync(join(directory, ".erlang.cookie"))) own(".erlang.cookie", randomBytes(24).toString("hex"), 0o400);
    },
    spawn: (log) => {
      const { rootFileSystem } = provisioned;
      const command = ["rabbitmq-server"];
      const entry = { rootFileSystem, dataDirectory: directory, command, env, signalOnParentDeath: "SIGTERM" } as const;
      return spawnConfined(how, entry, log);
    },
    isReady: () => answers(ports.rabbitmq, "AMQP\0\0\u0009\u0001", "\u0001"),
  };
};

/** Erlang's name server: started by us, in the foreground, so that it ends with the stack instead of staying behind. */
export const epmd = ({ dataDirectory, ports, how, provisioned }: Instance): ServerDefinition => {
  const directory = serverDirectory(dataDirectory, "epmd");
  const command = ["/usr/bin/epmd", "-port", `${ports.epmd}`, "-address", "127.0.0.1"];
  return {
    name: "epmd",
    directory,
    log: logFile(dataDirectory, "epmd"),
    stopSignal: "SIGTERM",
    readyWithinMs: 10_000,
    stopWithinMs: 2_000,
    prepare: () => makeServerDirectory(directory, how),
    spawn: (log) => {
      const { rootFileSystem } = provisioned;
      const entry = { rootFileSystem, dataDirectory: directory, command, signalOnParentDeath: "SIGTERM" } as const;
      return spawnConfined(how, entry, log);
    },
    isReady: () => answers(ports.epmd, "\0\u0001n", ""),
  };
};
