import type { IDeployment } from "kubernetes-models/apps/v1/Deployment";
import type { IHorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import type { ICronJob } from "kubernetes-models/batch/v1/CronJob";
import type { IPodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import type { IServiceAccount } from "kubernetes-models/v1/ServiceAccount";
import type { IPersistentVolumeClaim } from "kubernetes-models/v1/PersistentVolumeClaim";
import { isNode, type Deployable, type NodeDeployable } from "./deployables.ts";
import { labelsOf, selectorOf } from "./names.ts";
import { containerOf, podOf, servingPodOf } from "./pod.ts";

const metadataOf = (name: string, label = name) => ({ name, labels: labelsOf(label) });

const serviceAccountOf = ({ name }: Deployable): IServiceAccount => ({
  apiVersion: "v1",
  kind: "ServiceAccount",
  metadata: metadataOf(name),
  automountServiceAccountToken: false,
});

/** Who keeps files has a volume that one pod at a time may write. */
const isAlone = (deployable: Deployable) => isNode(deployable) && deployable.volume !== undefined;

const one = { replicas: 1, strategy: { type: "Recreate" as const } };
/** Without `replicas`: the autoscaler's number would be undone by every rollout. */
const several = { strategy: { type: "RollingUpdate" as const, rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } } };

const deploymentOf = (deployable: Deployable): IDeployment => ({
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: metadataOf(deployable.name),
  spec: {
    revisionHistoryLimit: 5,
    selector: { matchLabels: selectorOf(deployable.name) },
    ...(isAlone(deployable) ? one : several),
    template: { metadata: { labels: labelsOf(deployable.name) }, spec: servingPodOf(deployable) },
  },
});

const volumeClaimOf = (name: string, size: string): IPersistentVolumeClaim => ({
  apiVersion: "v1",
  kind: "PersistentVolumeClaim",
  metadata: metadataOf(name),
  spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: size } } },
});

const autoscalerOf = ({ name, scale: { min, max } }: Deployable): IHorizontalPodAutoscaler => ({
  apiVersion: "autoscaling/v2",
  kind: "HorizontalPodAutoscaler",
  metadata: metadataOf(name),
  spec: {
    scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name },
    minReplicas: min,
    maxReplicas: max,
    metrics: [{ type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 70 } } }],
    behavior: { scaleDown: { stabilizationWindowSeconds: 300 } },
  },
});

const disruptionBudgetOf = ({ name }: Deployable): IPodDisruptionBudget => ({
  apiVersion: "policy/v1",
  kind: "PodDisruptionBudget",
  metadata: metadataOf(name),
  spec: { maxUnavailable: 1, selector: { matchLabels: selectorOf(name) } },
});

/** Everything that runs a deployable, and nothing that connects it. */
export const workloadOf = (deployable: Deployable) => [
  serviceAccountOf(deployable),
  ...(isNode(deployable) && deployable.volume ? [volumeClaimOf(deployable.name, deployable.volume.size)] : []),
  deploymentOf(deployable),
  ...(isAlone(deployable) ? [] : [autoscalerOf(deployable)]),
  disruptionBudgetOf(deployable),
];

/**
 * Suspended for good: a template that `kubectl create job --from` runs before a release with new indexes. Without the
 * volume, which the running pod holds: on another node the job would wait for it without end.
 */
export const indexJobOf = ({ volume: _held, ...deployable }: NodeDeployable): ICronJob => ({
  apiVersion: "batch/v1",
  kind: "CronJob",
  metadata: metadataOf(`${deployable.name}-indexes`, deployable.name),
  spec: {
    schedule: "0 0 1 1 *",
    suspend: true,
    jobTemplate: {
      spec: {
        backoffLimit: 2,
        ttlSecondsAfterFinished: 86_400,
        template: {
          // Not the labels that the Service selects by, and those that its network policy does.
          metadata: {
            labels: { "app.kubernetes.io/part-of": "legal-platform", "legal-platform/job-of": deployable.name },
          },
          spec: {
            ...podOf(deployable, [{ ...containerOf(deployable), command: ["node", "src/build-indexes.ts"] }]),
            restartPolicy: "Never",
          },
        },
      },
    },
  },
});
