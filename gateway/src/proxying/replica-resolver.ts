import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

/** The IPv4 addresses that a host's name has now. */
export type FindAddresses = (host: string) => Promise<string[]>;

export interface ReplicaResolver {
  /**
   * The replicas that a configured address stands for. The same object for the same replica, as long as it is there.
   */
  at: (configured: URL) => readonly URL[];
  stop: () => void;
}

const LOOK_EVERY_MS = 2000;

export const findAddresses: FindAddresses = async (host) =>
  (await lookup(host, { all: true, family: 4 })).map(({ address }) => address);

const mayHaveSeveral = ({ hostname }: URL): boolean =>
  isIP(hostname) === 0 && hostname !== "localhost" && !hostname.startsWith("[");

const withHost = (url: URL, host: string): URL => Object.assign(new URL(url), { hostname: host });

/**
 * Resolves names to addresses, repeatedly: a headless Service of Kubernetes, or a service that compose runs
 * several times, is one name with the addresses of all its replicas.
 */
export const createReplicaResolver = (
  configured: readonly URL[],
  find: FindAddresses = findAddresses,
): ReplicaResolver => {
  const found = new Map<URL, URL[]>();
  const named = configured.filter(mayHaveSeveral);

  const look = async (url: URL): Promise<void> => {
    try {
      const addresses = (await find(url.hostname)).toSorted();
      const known = found.get(url) ?? [];
      const replicas = addresses.map((host) => known.find(({ hostname }) => hostname === host) ?? withHost(url, host));
      found.set(url, replicas.length > 1 ? replicas : [url]);
    } catch {
      // A name that cannot be resolved at the moment keeps its last addresses.
    }
  };
  const lookAtAll = (): void => named.forEach((url) => void look(url));
  lookAtAll();
  const timer = named.length > 0 ? setInterval(lookAtAll, LOOK_EVERY_MS).unref() : undefined;

  return { at: (url) => found.get(url) ?? [url], stop: () => clearInterval(timer) };
};
