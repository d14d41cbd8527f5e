import { hash } from "node:crypto";
import type { ServiceName } from "@legal/deployables";
import { createReplicaResolver, type FindAddresses } from "./replica-resolver.ts";
import { watchReplicas } from "./watch-replicas.ts";

/** The replica to ask now; called again after a failure, the next one. */
export type FindUpstream = () => URL;

export interface Upstreams {
  /** The replica for a browser: always the same one while it can be reached and is ready. */
  pick: (service: ServiceName, stickyKey: string) => URL;
  /** Leaves a replica out for a moment after it refused a connection. */
  avoid: (replica: URL) => void;
  /** Resolves once it is known which replicas are ready, where there are several. */
  known: () => Promise<void>;
  stop: () => void;
}

const AVOID_MS = 3000;

/** Highest score wins, so that a replica that comes or goes moves only its own share of the browsers. */
const scoreOf = (key: string, replica: URL): string => hash("sha1", `${key} ${replica.origin}`, "hex");

const rank = (replicas: readonly URL[], key: string): URL[] =>
  replicas
    .map((replica) => ({ replica, score: scoreOf(key, replica) }))
    .toSorted((a, b) => (a.score < b.score ? 1 : -1))
    .map(({ replica }) => replica);

export const createUpstreams = (
  configured: Record<ServiceName, readonly URL[]>,
  findAddresses?: FindAddresses,
): Upstreams => {
  const resolver = createReplicaResolver(Object.values(configured).flat(), findAddresses);
  const replicasOf = (service: ServiceName) => configured[service].flatMap(resolver.at);
  const avoidedUntil = new Map<URL, number>();
  const isAvoided = (replica: URL) => (avoidedUntil.get(replica) ?? 0) > Date.now();
  // A single replica is always the choice, so its readiness is not polled.
  const watch = watchReplicas(() =>
    Object.values(configured).flatMap((all) => {
      const replicas = all.flatMap(resolver.at);
      return replicas.length > 1 ? replicas : [];
    }),
  );

  return {
    pick: (service, stickyKey) => {
      const replicas = replicasOf(service);
      const [only, ...others] = replicas;
      if (only === undefined) throw new Error(`no replica of ${service} is configured`);
      if (others.length === 0) return only;
      const ranked = rank(replicas, stickyKey);
      const reachable = ranked.filter((replica) => !isAvoided(replica));
      return reachable.find(watch.isReady) ?? ranked.find(watch.isReady) ?? reachable[0] ?? ranked[0] ?? only;
    },
    avoid: (replica) => void avoidedUntil.set(replica, Date.now() + AVOID_MS),
    known: async () => {
      await watch.firstCheck;
    },
    stop: () => {
      watch.stop();
      resolver.stop();
    },
  };
};
