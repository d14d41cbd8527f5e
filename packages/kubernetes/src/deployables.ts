import { SERVICES as DECLARED, type ServiceDeclaration } from "@legal/deployables";

export type Backing = "mongodb" | "redis" | "rabbitmq";

interface Scale {
  min: number;
  max: number;
}

interface Resources {
  cpu: string;
  memory: string;
}

interface Common {
  name: string;
  /** Who is asked over HTTP, by name. */
  calls: readonly string[];
  scale: Scale;
  resources: Resources;
}

export interface NodeDeployable extends Common {
  kind: "node";
  /** Folder of its workspace. */
  dir: string;
  backing: readonly Backing[];
  /** Ports of the internet that it opens connections to. */
  outside: readonly number[];
  /** Variables that come from files of the Secret with its name. */
  secrets: readonly string[];
  /** Variables that come from the ConfigMap `platform`, which all share. */
  shared: readonly string[];
  /** Variables of its own, in the ConfigMap with its name; an overlay may set more. */
  settings: Readonly<Record<string, string>>;
  /** Variables that say the same in every cluster. */
  fixed?: Readonly<Record<string, string>> | undefined;
  /** Port of /metrics where that is not the one that serves. */
  metricsPort?: number;
  /** Keeps files: one pod, which ends before its successor starts. */
  volume?: { mountPath: string; size: string } | undefined;
  /** The gateway picks among its replicas itself, so that a browser stays on one of them. */
  isSticky?: boolean | undefined;
}

export interface StaticDeployable extends Common {
  kind: "static";
}

export type Deployable = NodeDeployable | StaticDeployable;

const SERVICE_SECRETS = ["SERVICE_PRIVATE_KEY", "TRUSTED_KEYS"];
const ADDRESSES: Record<Backing, string> = { mongodb: "MONGODB_URL", redis: "REDIS_URL", rabbitmq: "RABBITMQ_URL" };
/** What every process of ours reads. */
const SHARED = ["LOG_LEVEL", "OTEL_EXPORTER_OTLP_ENDPOINT"];

const service = (
  name: string,
  { redis, secrets = [], shared = [], calls = [], outside = [], settings = {}, ...declared }: ServiceDeclaration,
): NodeDeployable => {
  const backing: Backing[] = ["mongodb", ...(redis ? (["redis"] as const) : []), "rabbitmq"];
  return {
    kind: "node",
    name,
    dir: `services/${name}`,
    calls,
    backing,
    outside,
    secrets: [...backing.map((one) => ADDRESSES[one]), ...SERVICE_SECRETS, ...secrets],
    shared: [...SHARED, ...shared],
    settings,
    fixed: declared.fixed,
    volume: declared.volume,
    isSticky: declared.isSticky,
    scale: declared.scale ?? { min: 2, max: 4 },
    resources: declared.resources ?? { cpu: "100m", memory: "384Mi" },
  };
};

const frontend = (name: string): StaticDeployable => ({
  kind: "static",
  name,
  calls: [],
  scale: { min: 2, max: 4 },
  resources: { cpu: "20m", memory: "64Mi" },
});

export const FRONTENDS = ["shell", "public", "member", "admin"].map(frontend);

export const SERVICES: readonly NodeDeployable[] = Object.entries(DECLARED).map(([name, declared]) =>
  service(name, declared),
);

const GATEWAY: NodeDeployable = {
  kind: "node",
  name: "gateway",
  dir: "gateway",
  calls: [...SERVICES, ...FRONTENDS].map(({ name }) => name),
  backing: ["redis", "rabbitmq"],
  outside: [],
  secrets: [
    "REDIS_URL",
    "RABBITMQ_URL",
    "SERVICE_PRIVATE_KEY",
    "SESSION_MIRROR_KEYS",
    "BROWSER_COOKIE_KEYS",
    "VISITOR_HASH_KEYS",
  ],
  shared: [...SHARED, "PUBLIC_ORIGIN"],
  settings: { TRUSTED_PROXY_HOPS: "1" },
  metricsPort: 9090,
  scale: { min: 3, max: 12 },
  resources: { cpu: "500m", memory: "384Mi" },
};

/** Everything that is deployed, each alone. Services are declared in packages/deployables. */
export const DEPLOYABLES: readonly Deployable[] = [GATEWAY, ...SERVICES, ...FRONTENDS];

export const isNode = (deployable: Deployable): deployable is NodeDeployable => deployable.kind === "node";
