import type { IDeployment } from "kubernetes-models/apps/v1/Deployment";
import type { IHorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import type { IIoK8sApiCoreV1PodSpec as PodSpec } from "kubernetes-models/v1/PodSpec";
import { nameOf, selects, type Cluster, type Rule } from "../cluster.ts";

/** runService's own limit after SIGTERM. */
const STOP_SECONDS = 15;

/** How long a pod serves on after SIGTERM: Kubernetes waits, or the process does. */
const drainSecondsOf = (pod: PodSpec | undefined): number => {
  const [container] = pod?.containers ?? [];
  const own = container?.env?.find(({ name }) => name === "DRAIN_MS")?.value;
  return (container?.lifecycle?.preStop?.sleep?.seconds ?? 0) + Number(own ?? 0) / 1000;
};

const endProblems = (pod: PodSpec | undefined): string[] => {
  const drain = drainSecondsOf(pod);
  return [
    ...(drain > 0 ? [] : ["ends before routers know: neither DRAIN_MS nor preStop"]),
    ...((pod?.terminationGracePeriodSeconds ?? 30) > drain + STOP_SECONDS ? [] : ["is killed before it could end"]),
  ];
};

const rolloutProblems = ({ spec }: IDeployment): string[] => [
  ...(spec?.replicas === undefined ? [] : ["sets replicas, which its autoscaler does"]),
  ...(spec?.strategy?.rollingUpdate?.maxUnavailable === 0 ? [] : ["takes pods away before their successors are ready"]),
  ...((spec?.template.spec?.topologySpreadConstraints ?? []).length > 0 ? [] : ["may lie on one node alone"]),
];

const scalingProblems = ({ spec }: IHorizontalPodAutoscaler, leave: number): string[] => {
  const { minReplicas = 1, maxReplicas } = spec ?? { maxReplicas: 0 };
  return [
    ...(minReplicas <= maxReplicas ? [] : [`scales from ${minReplicas} to ${maxReplicas}`]),
    ...(minReplicas === 1 || leave < minReplicas ? [] : [`may lose all of ${minReplicas} pods at once`]),
  ];
};

/** A volume that one pod may write: its successor waits, and there is nothing to scale. */
const lonelyProblems = ({ spec }: IDeployment, scalers: readonly IHorizontalPodAutoscaler[]): string[] => [
  ...(spec?.replicas === 1 && scalers.length === 0 ? [] : ["is recreated, and more than one pod may run"]),
  ...(spec?.template.spec?.volumes?.some(({ persistentVolumeClaim }) => persistentVolumeClaim)
    ? []
    : ["is recreated, and has no volume that would ask for it"]),
];

const problemsOf = ({ all }: Cluster, deployment: IDeployment): string[] => {
  const labels = deployment.spec?.template.metadata?.labels ?? {};
  const scalers = all("HorizontalPodAutoscaler").filter(({ spec }) => spec?.scaleTargetRef.name === nameOf(deployment));
  const budgets = all("PodDisruptionBudget").filter(({ spec }) => selects(spec?.selector?.matchLabels, labels));
  const leave = Number(budgets[0]?.spec?.maxUnavailable);
  const always = [
    ...endProblems(deployment.spec?.template.spec),
    ...(budgets.length === 1 ? [] : [`has ${budgets.length} disruption budgets`]),
    ...(budgets.length === 0 || leave >= 1 ? [] : ["never lets a node be drained: maxUnavailable must be at least 1"]),
  ];
  if (deployment.spec?.strategy?.type === "Recreate") return [...always, ...lonelyProblems(deployment, scalers)];
  const [scaler] = scalers;
  return [
    ...always,
    ...rolloutProblems(deployment),
    ...(scaler && scalers.length === 1 ? scalingProblems(scaler, leave) : [`has ${scalers.length} autoscalers`]),
  ];
};

const targetProblems: Rule = ({ all }) => {
  const deployments = all("Deployment");
  const names = deployments.map(nameOf);
  return [
    ...all("HorizontalPodAutoscaler")
      .filter(({ spec }) => spec?.scaleTargetRef.kind !== "Deployment" || !names.includes(spec.scaleTargetRef.name))
      .map((one) => `HorizontalPodAutoscaler/${nameOf(one)}: scales nothing that is there`),
    ...all("PodDisruptionBudget")
      .filter(
        ({ spec }) =>
          !deployments.some((one) => selects(spec?.selector?.matchLabels, one.spec?.template.metadata?.labels ?? {})),
      )
      .map((one) => `PodDisruptionBudget/${nameOf(one)}: protects nothing that is there`),
  ];
};

/** A rollout and a drained node take nothing away from readers. */
export const availabilityProblems: Rule = (cluster) => [
  ...targetProblems(cluster),
  ...cluster
    .all("Deployment")
    .flatMap((deployment) =>
      problemsOf(cluster, deployment).map((problem) => `Deployment/${nameOf(deployment)}: ${problem}`),
    ),
];
