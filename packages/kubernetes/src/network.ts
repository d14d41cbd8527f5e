import type { INetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import type { IService } from "kubernetes-models/v1/Service";
import { DEPLOYABLES, isNode, type Backing, type Deployable, type NodeDeployable } from "./deployables.ts";
import { HTTP_PORT, labelsOf, replicasNameOf, selectorOf } from "./names.ts";

type Spec = NonNullable<INetworkPolicy["spec"]>;
type Ingress = NonNullable<Spec["ingress"]>;
type Egress = NonNullable<Spec["egress"]>;

/** Namespaces of others that the platform conversations with; an overlay patches the policies where they are called otherwise. */
const INGRESS_NAMESPACE = "nginx-ingress";
const OBSERVABILITY_NAMESPACE = "observability";
const BACKING_NAMESPACE = "legal-backing";

/** RabbitMQ has another one for TLS. */
const BACKING_PORTS: Record<Backing, number[]> = { mongodb: [27_017], redis: [6379], rabbitmq: [5671, 5672] };
const TRACES_PORT = 4318;

/** The internet without everything that a cluster may have inside. */
const INTERNET = {
  ipBlock: { cidr: "0.0.0.0/0", except: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"] },
};

const tcp = (port: number) => ({ protocol: "TCP" as const, port });
const namespace = (name: string) => ({
  namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": name } },
});
const pods = (name: string) => ({ podSelector: { matchLabels: selectorOf(name) } });

const callersOf = ({ name }: Deployable) => DEPLOYABLES.filter(({ calls }) => calls.includes(name));

const ingressOf = (deployable: Deployable): Ingress => {
  const { name } = deployable;
  const callers =
    name === "gateway" ? [namespace(INGRESS_NAMESPACE)] : callersOf(deployable).map((one) => pods(one.name));
  const metrics = isNode(deployable) && (deployable.metricsPort ?? HTTP_PORT);
  return [
    { from: callers, ports: [tcp(HTTP_PORT)] },
    ...(metrics === false ? [] : [{ from: [namespace(OBSERVABILITY_NAMESPACE)], ports: [tcp(metrics)] }]),
  ];
};

const backingOf = ({ backing }: NodeDeployable): Egress => [
  { to: [namespace(BACKING_NAMESPACE)], ports: backing.flatMap((one) => BACKING_PORTS[one]).map(tcp) },
];

const egressOf = (deployable: Deployable): Egress => [
  ...(deployable.calls.length === 0 ? [] : [{ to: deployable.calls.map(pods), ports: [tcp(HTTP_PORT)] }]),
  ...(isNode(deployable)
    ? [
        ...backingOf(deployable),
        { to: [namespace(OBSERVABILITY_NAMESPACE)], ports: [tcp(TRACES_PORT)] },
        ...(deployable.outside.length === 0 ? [] : [{ to: [INTERNET], ports: deployable.outside.map(tcp) }]),
      ]
    : []),
];

const policy = (name: string, spec: Spec): INetworkPolicy => ({
  apiVersion: "networking.k8s.io/v1",
  kind: "NetworkPolicy",
  metadata: { name, labels: labelsOf(name) },
  spec,
});

/** Exactly the calls that the deployable is declared to make and to answer. */
export const networkPolicyOf = (deployable: Deployable): INetworkPolicy =>
  policy(deployable.name, {
    podSelector: { matchLabels: selectorOf(deployable.name) },
    policyTypes: ["Ingress", "Egress"],
    ingress: ingressOf(deployable),
    egress: egressOf(deployable),
  });

/** Building indexes needs the database and nothing else. */
export const jobNetworkPolicyOf = ({ name }: NodeDeployable): INetworkPolicy =>
  policy(`${name}-indexes`, {
    podSelector: { matchLabels: { "legal-platform/job-of": name } },
    policyTypes: ["Ingress", "Egress"],
    egress: [{ to: [namespace(BACKING_NAMESPACE)], ports: BACKING_PORTS.mongodb.map(tcp) }],
  });

/** Nothing passes that no other policy lets through, names of hosts apart. */
export const namespacePolicies = (): INetworkPolicy[] => [
  policy("default-deny", { podSelector: {}, policyTypes: ["Ingress", "Egress"] }),
  policy("names", {
    podSelector: {},
    policyTypes: ["Egress"],
    egress: [
      {
        to: [{ ...namespace("kube-system"), podSelector: { matchLabels: { "k8s-app": "kube-dns" } } }],
        ports: [{ protocol: "UDP", port: 53 }, tcp(53)],
      },
    ],
  }),
];

const service = (name: string, selects: string, isHeadless: boolean): IService => ({
  apiVersion: "v1",
  kind: "Service",
  metadata: { name, labels: labelsOf(selects) },
  spec: {
    ...(isHeadless && { clusterIP: "None" }),
    selector: selectorOf(selects),
    ports: [{ name: "http", port: HTTP_PORT, targetPort: "http" }],
  },
});

/** Frontends are headless: two releases lie side by side for a while, and the gateway asks the one that has a file. */
export const servicesOf = (deployable: Deployable): IService[] => [
  service(deployable.name, deployable.name, !isNode(deployable)),
  ...(isNode(deployable) && deployable.isSticky
    ? [service(replicasNameOf(deployable.name), deployable.name, true)]
    : []),
];
