import type { IIngress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { nameOf, selects, type Cluster, type Rule } from "../cluster.ts";

/** Controllers by what their annotations begin with, and the namespace that their own manifests put them in. */
const CONTROLLERS: Readonly<Record<string, string>> = {
  "nginx.org/": "nginx-ingress",
  "nginx.ingress.kubernetes.io/": "ingress-nginx",
};
/** On the Ingress, where the controller's namespace is called otherwise. */
const NAMESPACE_ANNOTATION = "legal-platform/controller-namespace";
const NAMESPACE_LABEL = "kubernetes.io/metadata.name";

const ADDRESS = "${binary_remote_addr}";
const MIB = 1024 * 1024;
const UNITS: Readonly<Record<string, number>> = { k: 1024, m: MIB, g: 1024 * MIB };
/** A file of 20 MiB in a multipart body. */
const LARGEST_BODY_BYTES = 21 * MIB;

const annotationsOf = ({ metadata }: IIngress): Readonly<Record<string, string>> => metadata?.annotations ?? {};

const controllersOf = (ingress: IIngress): string[] =>
  Object.keys(CONTROLLERS).filter((prefix) =>
    Object.keys(annotationsOf(ingress)).some((annotation) => annotation.startsWith(prefix)),
  );

/** Namespaces of others from which the policies of these pods let requests in, on the port that serves. */
const openTo = ({ all, pods }: Cluster, ingress: IIngress): string[] => {
  const backends = (ingress.spec?.rules ?? []).flatMap(({ http }) => http?.paths ?? []).map(({ backend }) => backend);
  const services = all("Service").filter((one) => backends.some(({ service }) => service?.name === nameOf(one)));
  const serving = pods.filter(({ labels }) => services.some((one) => selects(one.spec?.selector, labels)));
  const ports = serving.flatMap(({ spec }) => spec.containers.flatMap((one) => one.ports ?? []));
  const http = ports.find(({ name }) => name === "http")?.containerPort;
  const policies = all("NetworkPolicy").filter(({ spec }) =>
    serving.some(({ labels }) => selects(spec?.podSelector?.matchLabels, labels)),
  );
  return policies
    .flatMap(({ spec }) => spec?.ingress ?? [])
    .filter((way) => way.ports?.some(({ port }) => port === http))
    .flatMap((way) => way.from ?? [])
    .flatMap(({ namespaceSelector }) => namespaceSelector?.matchLabels?.[NAMESPACE_LABEL] ?? []);
};

const namespaceProblems = (cluster: Cluster, ingress: IIngress): string[] => {
  const controllers = controllersOf(ingress);
  const [controller] = controllers;
  if (controller === undefined) return [];
  if (controllers.length > 1) return [`has annotations of several controllers: ${controllers.join(", ")}`];
  const namespace = annotationsOf(ingress)[NAMESPACE_ANNOTATION] ?? CONTROLLERS[controller] ?? "";
  const open = openTo(cluster, ingress);
  return open.length === 1 && open[0] === namespace
    ? []
    : [`the controller of ${controller} lives in ${namespace}, and the policies let in ${open.join(", ") || "nobody"}`];
};

const bytesOf = (size: string): number => {
  const [, digits, unit = ""] = /^(\d+)([kmg]?)$/i.exec(size) ?? [];
  return Number(digits ?? 0) * (UNITS[unit.toLowerCase()] ?? 1);
};

/** F5's, where it faces the internet: the gateway sees its connections only, and so cannot count those of an address. */
const limitProblems = (ingress: IIngress): string[] => {
  const annotations = annotationsOf(ingress);
  if (!controllersOf(ingress).includes("nginx.org/")) return [];
  const isLimited =
    /^\d+r\/[sm]$/.test(annotations["nginx.org/limit-req-rate"] ?? "") &&
    annotations["nginx.org/limit-req-key"] === ADDRESS;
  const largest = annotations["nginx.org/client-max-body-size"] ?? "1m";
  return [
    ...(isLimited ? [] : [`does not limit the requests of an address: nginx.org/limit-req-rate and -key ${ADDRESS}`]),
    ...(annotations["nginx.org/limit-req-reject-code"] === "429" ? [] : ["refuses with another status than 429"]),
    ...(bytesOf(largest) >= LARGEST_BODY_BYTES ? [] : [`stops uploads at ${largest}: 21m must pass`]),
  ];
};

/** One controller, which the policies let in, and which limits what one address may ask without stopping uploads. */
export const ingressProblems: Rule = (cluster) =>
  cluster
    .all("Ingress")
    .flatMap((ingress) =>
      [...namespaceProblems(cluster, ingress), ...limitProblems(ingress)].map(
        (problem) => `Ingress/${nameOf(ingress)}: ${problem}`,
      ),
    );
