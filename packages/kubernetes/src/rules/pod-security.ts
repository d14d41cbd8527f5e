import type { IIoK8sApiCoreV1Container as Container } from "kubernetes-models/v1/Container";
import type { PodTemplate, Rule } from "../cluster.ts";

const PINNED = /:(?!latest$)[\w.-]+$|@sha256:[0-9a-f]{64}$/;

/** What must be true, each with what is wrong when it is not. */
type Demands = [isMet: boolean, problem: string][];

const probesOf = ({ startupProbe, livenessProbe, readinessProbe, ports = [] }: Container): Demands =>
  Object.entries({ startupProbe, livenessProbe, readinessProbe }).flatMap(([kind, probe]): Demands => [
    [probe !== undefined, `no ${kind}`],
    [!probe || ports.some(({ name }) => name === probe.httpGet?.port), `${kind} asks no port of the container`],
  ]);

const containerDemands = (container: Container): Demands => {
  const { securityContext: context = {}, image = "", resources = {} } = container;
  return [
    [PINNED.test(image), `image ${image} has no tag of its own`],
    [context.allowPrivilegeEscalation === false, "allows privilege escalation"],
    [context.privileged !== true, "is privileged"],
    [context.readOnlyRootFilesystem === true, "may write its root file system"],
    [context.capabilities?.drop?.includes("ALL") === true, "keeps capabilities"],
    [(context.capabilities?.add ?? []).length === 0, "adds capabilities"],
    [resources.requests?.["cpu"] !== undefined, "requests no cpu"],
    [resources.requests?.["memory"] !== undefined, "requests no memory"],
    [resources.limits?.["memory"] !== undefined, "has no limit of memory"],
  ];
};

const podDemands = ({ spec }: PodTemplate): Demands => [
  [spec.securityContext?.runAsNonRoot === true, "may run as root"],
  [(spec.securityContext?.runAsUser ?? 0) > 0, "runs as no user of its own"],
  [spec.securityContext?.seccompProfile?.type === "RuntimeDefault", "has no seccomp profile"],
  [spec.automountServiceAccountToken === false, "gets a token of the API server"],
  [!spec.hostNetwork && !spec.hostPID && !spec.hostIPC, "shares the host's namespaces"],
  [(spec.volumes ?? []).every(({ hostPath }) => hostPath === undefined), "mounts a folder of the host"],
];

const demandsOf = (pod: PodTemplate): Demands => [
  ...podDemands(pod),
  ...pod.spec.containers.flatMap((container) => [
    ...containerDemands(container),
    ...(pod.serves ? probesOf(container) : []),
  ]),
];

/** Pod Security "restricted" and more: a read-only root, a pinned image, bounded memory, probes wherever it serves. */
export const podProblems: Rule = ({ pods }) =>
  pods.flatMap((pod) =>
    demandsOf(pod)
      .filter(([isMet]) => !isMet)
      .map(([, problem]) => `${pod.title}: ${problem}`),
  );
