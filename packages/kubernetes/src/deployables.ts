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
  fixed?: Readonly<Record<string, string>>;
  /** Port of /metrics where that is not the one that serves. */
  metricsPort?: number;
  /** Keeps files: one pod, which ends before its successor starts. */
  volume?: { mountPath: string; size: string };
  /** The gateway picks among its replicas itself, so that a browser stays on one of them. */
  isSticky?: boolean;
}

export interface StaticDeployable extends Common {
  kind: "static";
}

export type Deployable = NodeDeployable | StaticDeployable;

const SERVICE_SECRETS = ["SERVICE_PRIVATE_KEY", "TRUSTED_KEYS"];
const ADDRESSES: Record<Backing, string> = { mongodb: "MONGODB_URL", redis: "REDIS_URL", rabbitmq: "RABBITMQ_URL" };
/** What every process of ours reads. */
const SHARED = ["LOG_LEVEL", "OTEL_EXPORTER_OTLP_ENDPOINT"];
const ALL_BACKING: Backing[] = ["mongodb", "redis", "rabbitmq"];
const SMTP = [465, 587];
const HTTPS = [443];

interface ServiceOptions extends Partial<Omit<NodeDeployable, "kind" | "name" | "secrets" | "dir">> {
  secrets?: readonly string[];
}

const service = (
  name: string,
  { secrets = [], backing = ALL_BACKING, ...options }: ServiceOptions = {},
): NodeDeployable => ({
  kind: "node",
  name,
  dir: `services/${name}`,
  calls: [],
  backing,
  outside: [],
  secrets: [...backing.map((one) => ADDRESSES[one]), ...SERVICE_SECRETS, ...secrets],
  shared: SHARED,
  settings: {},
  scale: { min: 2, max: 4 },
  resources: { cpu: "100m", memory: "256Mi" },
  ...options,
});

const frontend = (name: string): StaticDeployable => ({
  kind: "static",
  name,
  calls: [],
  scale: { min: 2, max: 4 },
  resources: { cpu: "20m", memory: "64Mi" },
});

export const FRONTENDS = ["shell", "public", "member", "admin"].map(frontend);

export const SERVICES: readonly NodeDeployable[] = [
  service("auth", {
    outside: [...SMTP, ...HTTPS],
    secrets: ["SESSION_MIRROR_KEYS", "ADMIN_PASSWORD", "SECOND_FACTOR_KEYS", "SMTP_URL", "GOOGLE_CLIENT_SECRET"],
    shared: [...SHARED, "PUBLIC_ORIGIN", "MAIL_FROM"],
    settings: { ADMIN_USERNAME: "admin" },
    // Each password takes a core for a moment.
    scale: { min: 2, max: 8 },
    resources: { cpu: "500m", memory: "384Mi" },
  }),
  service("case-chat", {
    calls: ["auth"],
    shared: [...SHARED, "PUBLIC_ORIGIN"],
    scale: { min: 3, max: 12 },
    resources: { cpu: "300m", memory: "512Mi" },
    isSticky: true,
  }),
  service("ai", {
    calls: ["case-chat"],
    outside: HTTPS,
    secrets: ["VISITOR_COOKIE_KEYS", "AI_API_KEY"],
    shared: [...SHARED, "PUBLIC_ORIGIN"],
    scale: { min: 2, max: 8 },
    resources: { cpu: "200m", memory: "384Mi" },
  }),
  service("inquiry", {
    outside: SMTP,
    secrets: ["SMTP_URL"],
    shared: [...SHARED, "PUBLIC_ORIGIN", "MAIL_FROM"],
  }),
  service("analytics", { secrets: ["VISITOR_HASH_KEYS"] }),
  service("backup", {
    calls: ["auth", "case-chat"],
    backing: ["mongodb", "rabbitmq"],
    outside: HTTPS,
    secrets: ["BACKUP_KEY", "GOOGLE_SERVICE_ACCOUNT"],
    fixed: { BACKUP_DIR: "/data/files" },
    volume: { mountPath: "/data", size: "10Gi" },
    scale: { min: 1, max: 1 },
    resources: { cpu: "100m", memory: "512Mi" },
  }),
];

const GATEWAY: NodeDeployable = {
  kind: "node",
  name: "gateway",
  dir: "gateway",
  calls: [...SERVICES, ...FRONTENDS].map(({ name }) => name),
  backing: ["redis", "rabbitmq"],
  outside: [],
  secrets: ["REDIS_URL", "RABBITMQ_URL", "SERVICE_PRIVATE_KEY", "SESSION_MIRROR_KEYS", "VISITOR_HASH_KEYS"],
  shared: [...SHARED, "PUBLIC_ORIGIN"],
  settings: { TRUSTED_PROXY_HOPS: "1" },
  metricsPort: 9090,
  scale: { min: 3, max: 12 },
  resources: { cpu: "500m", memory: "384Mi" },
};

/** Everything that is deployed, each alone. What is written here is all that tells one from another. */
export const DEPLOYABLES: readonly Deployable[] = [GATEWAY, ...SERVICES, ...FRONTENDS];

export const isNode = (deployable: Deployable): deployable is NodeDeployable => deployable.kind === "node";
