import type { IIoK8sApiCoreV1EnvVar as EnvVar } from "kubernetes-models/v1/EnvVar";
import { FRONTENDS, SERVICES, type NodeDeployable } from "./deployables.ts";
import { DRAIN_SECONDS, HTTP_PORT, replicasNameOf, SECRETS_DIR, urlVariableOf } from "./names.ts";

const stickyNames = new Set(SERVICES.filter(({ isSticky }) => isSticky).map(({ name }) => name));
const frontendNames = new Set(FRONTENDS.map(({ name }) => name));

const hostOf = (caller: string, callee: string) =>
  caller === "gateway" && stickyNames.has(callee) ? replicasNameOf(callee) : callee;

const at = (host: string) => `http://${host}:${HTTP_PORT}`;

const frontendAddresses = (names: readonly string[]): EnvVar[] =>
  names.length === 0
    ? []
    : [{ name: "FRONTENDS", value: JSON.stringify(Object.fromEntries(names.map((name) => [name, at(name)]))) }];

const fromPlatform = (name: string): EnvVar => ({
  name,
  valueFrom: { configMapKeyRef: { name: "platform", key: name } },
});

/** The environment of a Node deployable, without its own ConfigMap. */
export const environmentOf = (deployable: NodeDeployable): EnvVar[] => {
  const { name, calls, secrets, shared, metricsPort, fixed = {} } = deployable;
  return [
    { name: "LOG_FORMAT", value: "json" },
    { name: "DRAIN_MS", value: String(DRAIN_SECONDS * 1000) },
    ...Object.entries(fixed).map(([variable, value]) => ({ name: variable, value })),
    ...(metricsPort === undefined ? [] : [{ name: "METRICS_PORT", value: String(metricsPort) }]),
    ...shared.map(fromPlatform),
    ...calls
      .filter((callee) => !frontendNames.has(callee))
      .map((callee) => ({ name: urlVariableOf(callee), value: at(hostOf(name, callee)) })),
    ...frontendAddresses(calls.filter((callee) => frontendNames.has(callee))),
    ...secrets.map((variable) => ({ name: `${variable}_FILE`, value: `${SECRETS_DIR}/${variable}` })),
  ];
};
