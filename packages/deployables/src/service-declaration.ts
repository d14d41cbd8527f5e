export interface RedisUse {
  /** Keys of another owner that it reads. */
  reads?: readonly string[];
  /** Keys of another owner that it writes. */
  writes?: readonly string[];
  /** Publishes to its other replicas, and subscribes to them. */
  reachesReplicas?: boolean;
  commands?: readonly string[];
}

/** What one service needs of its surroundings, on one machine, in containers and in a cluster. */
export interface ServiceDeclaration {
  /** Its database in MongoDB. */
  database: string;
  /** Absent for a service without Redis. Its own keys, `<name>:*` and `limit:<name>:*`, need no mention. */
  redis?: RedisUse;
  /** May make the queue of every service; else of those alone that subscribe to its events (`deliveries.ts`). */
  deliversTo?: "all";
  /** Services that it asks over HTTP. */
  calls?: readonly string[];
  /** Ports of the internet that it opens connections to. */
  outside?: readonly number[];
  /** Secret variables beside its key, the trusted keys and the addresses of the backing services. */
  secrets?: readonly string[];
  /** Variables of the whole installation that it reads, beside those that every process reads. */
  shared?: readonly string[];
  /** Variables of its own that an overlay may change. */
  settings?: Readonly<Record<string, string>>;
  /** Variables that are the same in every cluster. */
  fixed?: Readonly<Record<string, string>>;
  /** Keeps files: one pod, which ends before its successor starts. */
  volume?: { mountPath: string; size: string };
  /** The gateway picks among its replicas itself, so that a browser stays on one of them. */
  isSticky?: true;
  scale?: { min: number; max: number };
  resources?: { cpu: string; memory: string };
}
