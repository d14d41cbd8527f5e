import type { INetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { nameOf, selects, type Cluster, type PodTemplate, type Rule } from "../cluster.ts";

type Spec = NonNullable<INetworkPolicy["spec"]>;
type Way = NonNullable<Spec["ingress"]>[number] & NonNullable<Spec["egress"]>[number];

const ADDRESS = /http:\/\/([a-z-]+):(\d+)/g;

const textsOf = ({ spec }: PodTemplate) =>
  spec.containers.flatMap(({ env = [] }) => env.flatMap(({ value }) => (value === undefined ? [] : [value])));

const addressesOf = (pod: PodTemplate) =>
  textsOf(pod).flatMap((text) =>
    Array.from(text.matchAll(ADDRESS), ([, host = "", port]) => ({ host, port: Number(port) })),
  );

/** The services that a pod calls: read from its environment, not from where the policies come from. */
const callsOf = ({ all, pods }: Cluster, caller: PodTemplate) =>
  addressesOf(caller).map(({ host, port }) => {
    const service = all("Service").find((one) => nameOf(one) === host);
    const callee = service && pods.find(({ serves, labels }) => serves && selects(service.spec?.selector, labels));
    return { host, port, callee };
  });

const waysOf = ({ all }: Cluster, pod: PodTemplate, direction: "ingress" | "egress"): Way[] =>
  all("NetworkPolicy")
    .filter(({ spec }) => selects(spec?.podSelector?.matchLabels, pod.labels))
    .flatMap(({ spec }) => (spec?.[direction] ?? []) as Way[]);

const peersOf = (way: Way) => way.from ?? way.to ?? [];

const letsThrough = (ways: readonly Way[], labels: PodTemplate["labels"], port: number): boolean =>
  ways.some(
    (way) =>
      (way.ports ?? []).some((one) => one.port === port) &&
      peersOf(way).some(
        ({ podSelector, namespaceSelector }) =>
          podSelector && !namespaceSelector && selects(podSelector.matchLabels, labels),
      ),
  );

const missingWays = (cluster: Cluster, caller: PodTemplate): string[] =>
  callsOf(cluster, caller).flatMap(({ host, port, callee }) => {
    if (!callee) return [`${caller.title}: calls ${host}, and there is no such Service`];
    const problem = `${caller.title}: its call to ${host}:${port} does not pass`;
    const leaves = letsThrough(waysOf(cluster, caller, "egress"), callee.labels, port);
    const arrives = letsThrough(waysOf(cluster, callee, "ingress"), caller.labels, port);
    return [...(leaves ? [] : [`${problem}: egress`]), ...(arrives ? [] : [`${problem}: ingress`])];
  });

/** Pods of the platform that a pod's policies name, in either direction. */
const openFor = (cluster: Cluster, pod: PodTemplate, direction: "ingress" | "egress") =>
  cluster.pods.filter((other) =>
    waysOf(cluster, pod, direction).some((way) =>
      peersOf(way).some(
        ({ podSelector, namespaceSelector }) =>
          podSelector && !namespaceSelector && selects(podSelector.matchLabels, other.labels),
      ),
    ),
  );

const needlessWays = (cluster: Cluster, pod: PodTemplate): string[] => {
  const called = callsOf(cluster, pod).map(({ callee }) => callee);
  const callers = cluster.pods.filter((other) => callsOf(cluster, other).some(({ callee }) => callee === pod));
  return [
    ...openFor(cluster, pod, "egress")
      .filter((other) => !called.includes(other))
      .map((other) => `${pod.title}: may call ${other.name}, and has no address of it`),
    ...openFor(cluster, pod, "ingress")
      .filter((other) => !callers.includes(other))
      .map((other) => `${pod.title}: lets ${other.name} in, which does not call it`),
  ];
};

const isDeny = ({ spec }: INetworkPolicy) =>
  Object.keys(spec?.podSelector ?? {}).length === 0 &&
  ["Ingress", "Egress"].every((type) => spec?.policyTypes?.some((one) => one === type)) &&
  (spec?.ingress ?? []).length + (spec?.egress ?? []).length === 0;

const opensToAll = ({ spec }: INetworkPolicy) =>
  [...(spec?.ingress ?? []), ...(spec?.egress ?? [])].some(
    (way) => peersOf(way).length === 0 || (way.ports ?? []).length === 0,
  );

/** Between pods exactly the calls that they are configured to make; nothing without a policy of its own. */
export const networkProblems: Rule = (cluster) => [
  ...(cluster.all("NetworkPolicy").some(isDeny) ? [] : ["no NetworkPolicy denies what none allows"]),
  ...cluster
    .all("NetworkPolicy")
    .filter(opensToAll)
    .map((one) => `NetworkPolicy/${nameOf(one)}: opens a way for everyone or on every port`),
  ...cluster.pods.flatMap((pod) => (pod.serves ? [...missingWays(cluster, pod), ...needlessWays(cluster, pod)] : [])),
];
