import type { IDeployment } from "kubernetes-models/apps/v1/Deployment";
import type { IHorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import type { ICronJob } from "kubernetes-models/batch/v1/CronJob";
import type { IIngress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import type { INetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import type { IPodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import type { IIoK8sApiCoreV1PodSpec as PodSpec } from "kubernetes-models/v1/PodSpec";
import type { IService } from "kubernetes-models/v1/Service";
import type { IServiceAccount } from "kubernetes-models/v1/ServiceAccount";
import type { ExternalSecret } from "./external-secret.ts";
import { titleOf, type Manifest } from "./manifest.ts";

interface Kinds {
  Deployment: IDeployment;
  CronJob: ICronJob;
  Service: IService;
  Ingress: IIngress;
  NetworkPolicy: INetworkPolicy;
  HorizontalPodAutoscaler: IHorizontalPodAutoscaler;
  PodDisruptionBudget: IPodDisruptionBudget;
  ServiceAccount: IServiceAccount;
  ExternalSecret: ExternalSecret;
}

type Labels = Readonly<Record<string, string>>;

/** What a workload starts. */
export interface PodTemplate {
  /** Of the workload, as a problem names it. */
  title: string;
  name: string;
  serves: boolean;
  labels: Labels;
  spec: PodSpec;
}

/** The rendered objects by what the rules ask for. */
export interface Cluster {
  all: <K extends keyof Kinds>(kind: K) => Kinds[K][];
  pods: readonly PodTemplate[];
  /** What each ConfigMap holds. */
  configMaps: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Keys of each Secret that something declares. */
  secrets: ReadonlyMap<string, readonly string[]>;
}

/** One rule: what it finds wrong, in lines. */
export type Rule = (cluster: Cluster) => string[];

export const nameOf = (one: { metadata?: { name?: string } }): string => one.metadata?.name ?? "";

/** Whether a selector takes pods with these labels; an empty one takes all. */
export const selects = (selector: Labels | undefined, labels: Labels): boolean =>
  Object.entries(selector ?? {}).every(([key, value]) => labels[key] === value);

const servingPod = (deployment: IDeployment): PodTemplate => ({
  title: titleOf(deployment as Manifest),
  name: nameOf(deployment),
  serves: true,
  labels: deployment.spec?.template.metadata?.labels ?? {},
  spec: deployment.spec?.template.spec ?? { containers: [] },
});

const jobPod = (job: ICronJob): PodTemplate => {
  const template = job.spec?.jobTemplate.spec?.template;
  return {
    title: titleOf(job as Manifest),
    name: nameOf(job),
    serves: false,
    labels: template?.metadata?.labels ?? {},
    spec: template?.spec ?? { containers: [] },
  };
};

const keysOf = ({ spec: { data } }: ExternalSecret) => data.map(({ secretKey }) => secretKey);

/** `declared`: Secrets that no object of the overlay brings, with their keys. */
export const clusterOf = (
  manifests: readonly Manifest[],
  declared: Readonly<Record<string, readonly string[]>>,
): Cluster => {
  const all = <K extends keyof Kinds>(kind: K) => manifests.filter((one) => one.kind === kind) as unknown as Kinds[K][];
  return {
    all,
    pods: [...all("Deployment").map(servingPod), ...all("CronJob").map(jobPod)],
    configMaps: new Map(
      manifests.filter(({ kind }) => kind === "ConfigMap").map(({ metadata: { name }, data = {} }) => [name, data]),
    ),
    secrets: new Map([
      ...Object.entries(declared),
      ...all("ExternalSecret").map((one) => [one.spec.target.name, keysOf(one)] as const),
    ]),
  };
};
