import type { IIoK8sApiCoreV1Container as Container } from "kubernetes-models/v1/Container";
import type { IIoK8sApiCoreV1PodSpec as PodSpec } from "kubernetes-models/v1/PodSpec";
import type { IIoK8sApiCoreV1Probe as Probe } from "kubernetes-models/v1/Probe";
import type { IIoK8sApiCoreV1Volume as Volume } from "kubernetes-models/v1/Volume";
import type { IIoK8sApiCoreV1VolumeMount as VolumeMount } from "kubernetes-models/v1/VolumeMount";
import { isNode, type Deployable, type NodeDeployable } from "./deployables.ts";
import { environmentOf } from "./environment.ts";
import { DRAIN_SECONDS, HTTP_PORT, imageOf, SECRETS_DIR, selectorOf } from "./names.ts";

const NODE_USER = 1000;
const NGINX_USER = 101;

/** After the drain a service gives running requests 10 s and everything else 5 s. */
const GRACE_SECONDS = 40;

const probe = (path: string, timing: Probe): Probe => ({ httpGet: { path, port: "http" }, ...timing });

const probes = {
  startupProbe: probe("/health/live", { periodSeconds: 2, failureThreshold: 30, timeoutSeconds: 2 }),
  livenessProbe: probe("/health/live", { periodSeconds: 10, failureThreshold: 3, timeoutSeconds: 3 }),
  readinessProbe: probe("/health/ready", { periodSeconds: 5, failureThreshold: 2, timeoutSeconds: 3 }),
};

const hardened: Container["securityContext"] = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ["ALL"] },
};

const portsOf = (deployable: Deployable) => [
  { name: "http", containerPort: HTTP_PORT },
  ...(isNode(deployable) && deployable.metricsPort !== undefined
    ? [{ name: "metrics", containerPort: deployable.metricsPort }]
    : []),
];

/** Without a limit of CPU: a throttled process answers late, and the request already shares the node fairly. */
const resourcesOf = ({ resources: { cpu, memory } }: Deployable) => ({
  requests: { cpu, memory },
  limits: { memory },
});

const configuration = (deployable: NodeDeployable): Partial<Container> => ({
  envFrom: [{ configMapRef: { name: deployable.name } }],
  env: environmentOf(deployable),
});

const mountsOf = (deployable: Deployable): VolumeMount[] => [
  { name: "tmp", mountPath: "/tmp" },
  ...(isNode(deployable) ? [{ name: "secrets", mountPath: SECRETS_DIR, readOnly: true }] : []),
  ...(isNode(deployable) && deployable.volume ? [{ name: "data", mountPath: deployable.volume.mountPath }] : []),
];

/** The container without what only a long-running one has: jobs run it too. */
export const containerOf = (deployable: Deployable): Container => ({
  name: deployable.name,
  image: imageOf(deployable.name),
  ...(isNode(deployable) && configuration(deployable)),
  resources: resourcesOf(deployable),
  securityContext: hardened,
  volumeMounts: mountsOf(deployable),
});

const volumesOf = (deployable: Deployable): Volume[] => [
  { name: "tmp", emptyDir: { sizeLimit: "64Mi" } },
  ...(isNode(deployable) ? [{ name: "secrets", secret: { secretName: deployable.name, defaultMode: 0o440 } }] : []),
  ...(isNode(deployable) && deployable.volume
    ? [{ name: "data", persistentVolumeClaim: { claimName: deployable.name } }]
    : []),
];

const userOf = (deployable: Deployable) => (isNode(deployable) ? NODE_USER : NGINX_USER);

/** What every pod of the platform is, whatever it runs: Pod Security "restricted", no token of the API server. */
export const podOf = (deployable: Deployable, containers: Container[]): PodSpec => ({
  serviceAccountName: deployable.name,
  automountServiceAccountToken: false,
  enableServiceLinks: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: userOf(deployable),
    runAsGroup: userOf(deployable),
    fsGroup: userOf(deployable),
    seccompProfile: { type: "RuntimeDefault" },
  },
  containers,
  volumes: volumesOf(deployable),
});

const spreadOver = (topologyKey: string, name: string) => ({
  maxSkew: 1,
  topologyKey,
  whenUnsatisfiable: "ScheduleAnyway" as const,
  labelSelector: { matchLabels: selectorOf(name) },
});

/** A pod that serves: probed, spread, and let go slowly. */
export const servingPodOf = (deployable: Deployable): PodSpec => ({
  ...podOf(deployable, [
    {
      ...containerOf(deployable),
      ports: portsOf(deployable),
      ...probes,
      // A Node process drains by itself (DRAIN_MS), nginx ends at once.
      ...(!isNode(deployable) && { lifecycle: { preStop: { sleep: { seconds: DRAIN_SECONDS } } } }),
    },
  ]),
  terminationGracePeriodSeconds: GRACE_SECONDS,
  topologySpreadConstraints: [
    spreadOver("kubernetes.io/hostname", deployable.name),
    spreadOver("topology.kubernetes.io/zone", deployable.name),
  ],
});
