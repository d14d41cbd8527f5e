import { join } from "node:path";
import { configModules } from "../src/config-modules.ts";
import { render } from "../src/kustomize.ts";
import type { Manifest } from "../src/manifest.ts";
import { validate } from "../src/validate.ts";

const PROD = join(import.meta.dirname, "..", "..", "..", "k8s", "overlays", "prod");

/** As loose as someone's slip of the hand. */
type Loose = Record<string, never>;
interface Planted {
  slip: string;
  in: string;
  plant: (object: Loose & { spec: Loose }) => void;
  finds: string | RegExp;
}

/** The part of a tree at a path of names and numbers. */
const at = (tree: unknown, path: string): Loose =>
  path.split(".").reduce((node, key) => (node as Record<string, unknown>)[key], tree) as Loose;
const put = (tree: unknown, path: string, key: string, value: unknown) =>
  void ((at(tree, path) as Record<string, unknown>)[key] = value);
const drop = (tree: unknown, path: string, key: string) => void delete (at(tree, path) as Record<string, unknown>)[key];

const CONTAINER = "spec.template.spec.containers.0";
const POD = "spec.template.spec";

const envOf = (object: unknown, variable: string) =>
  (at(object, `${CONTAINER}.env`) as unknown as { name: string; value: string }[]).find(
    ({ name }) => name === variable,
  ) as { name: string; value: string };

const PLANTED: Planted[] = [
  {
    slip: "a misspelt field",
    in: "Deployment/auth",
    plant: (it) => put(it, CONTAINER, "imagePullPolice", "Always"),
    finds: /^Deployment\/auth: .*'"imagePullPolice"' does not exist/,
  },
  {
    slip: "a number as text",
    in: "HorizontalPodAutoscaler/auth",
    plant: (it) => put(it, "spec", "maxReplicas", "8"),
    finds: /^HorizontalPodAutoscaler\/auth: .*maxReplicas must be integer/,
  },
  {
    slip: "an amount that is none",
    in: "Deployment/ai",
    plant: (it) => put(it, `${CONTAINER}.resources.requests`, "memory", "256 MB"),
    finds: /^Deployment\/ai: .*memory/,
  },
  {
    slip: "a Service that selects nothing",
    in: "Service/inquiry",
    plant: (it) => put(it, "spec.selector", "app.kubernetes.io/name", "inquiries"),
    finds: "Service/inquiry: selects the pods of 0 Deployments",
  },
  {
    slip: "a port that no container has",
    in: "Service/analytics",
    plant: (it) => put(it, "spec.ports.0", "targetPort", "web"),
    finds: "Service/analytics: Deployment/analytics has no port called web",
  },
  {
    slip: "an ingress to nowhere",
    in: "Ingress/platform",
    plant: (it) => put(it, "spec.rules.0.http.paths.0.backend.service", "name", "door"),
    finds: "Ingress/platform: no Service door with port http",
  },
  {
    slip: "an autoscaler of nothing",
    in: "HorizontalPodAutoscaler/member",
    plant: (it) => put(it, "spec.scaleTargetRef", "name", "members"),
    finds: "HorizontalPodAutoscaler/member: scales nothing that is there",
  },
  {
    slip: "a disruption budget of nothing",
    in: "PodDisruptionBudget/member",
    plant: (it) => put(it, "spec.selector.matchLabels", "app.kubernetes.io/name", "members"),
    finds: "PodDisruptionBudget/member: protects nothing that is there",
  },
  {
    slip: "a disruption budget that takes everyone",
    in: "PodDisruptionBudget/gateway",
    plant: (it) => put(it, "spec", "maxUnavailable", 3),
    finds: "Deployment/gateway: may lose all of 3 pods at once",
  },
  {
    slip: "a disruption budget that blocks every node",
    in: "PodDisruptionBudget/public",
    plant: (it) => put(it, "spec", "maxUnavailable", 0),
    finds: "Deployment/public: never lets a node be drained: maxUnavailable must be at least 1",
  },
  {
    slip: "replicas beside an autoscaler",
    in: "Deployment/case-chat",
    plant: (it) => put(it, "spec", "replicas", 3),
    finds: "Deployment/case-chat: sets replicas, which its autoscaler does",
  },
  {
    slip: "a grace that is too short",
    in: "Deployment/case-chat",
    plant: (it) => put(it, POD, "terminationGracePeriodSeconds", 20),
    finds: "Deployment/case-chat: is killed before it could end",
  },
  {
    slip: "an image without a tag of its own",
    in: "Deployment/shell",
    plant: (it) => put(it, CONTAINER, "image", "registry.example.com/legal-platform/shell:latest"),
    finds: "Deployment/shell: image registry.example.com/legal-platform/shell:latest has no tag of its own",
  },
  {
    slip: "a missing probe",
    in: "Deployment/shell",
    plant: (it) => drop(it, CONTAINER, "livenessProbe"),
    finds: "Deployment/shell: no livenessProbe",
  },
  {
    slip: "root",
    in: "Deployment/admin",
    plant: (it) => put(it, `${POD}.securityContext`, "runAsNonRoot", false),
    finds: "Deployment/admin: may run as root",
  },
  {
    slip: "a root file system that can be written",
    in: "Deployment/admin",
    plant: (it) => drop(it, `${CONTAINER}.securityContext`, "readOnlyRootFilesystem"),
    finds: "Deployment/admin: may write its root file system",
  },
  {
    slip: "a token of the API server",
    in: "CronJob/auth-indexes",
    plant: (it) => put(it, "spec.jobTemplate.spec.template.spec", "automountServiceAccountToken", true),
    finds: "CronJob/auth-indexes: gets a token of the API server",
  },
  {
    slip: "a token of the API server by default",
    in: "Deployment/member",
    plant: (it) => drop(it, POD, "automountServiceAccountToken"),
    finds: "Deployment/member: gets a token of the API server",
  },
  {
    slip: "all rights of the host",
    in: "Deployment/public",
    plant: (it) => put(it, `${CONTAINER}.securityContext`, "privileged", true),
    finds: "Deployment/public: is privileged",
  },
  {
    slip: "more rights than it started with",
    in: "Deployment/gateway",
    plant: (it) => drop(it, `${CONTAINER}.securityContext`, "allowPrivilegeEscalation"),
    finds: "Deployment/gateway: allows privilege escalation",
  },
  {
    slip: "capabilities that are kept",
    in: "Deployment/auth",
    plant: (it) => put(it, `${CONTAINER}.securityContext.capabilities`, "drop", ["NET_RAW"]),
    finds: "Deployment/auth: keeps capabilities",
  },
  {
    slip: "capabilities that are added",
    in: "Deployment/auth",
    plant: (it) => put(it, `${CONTAINER}.securityContext.capabilities`, "add", ["NET_ADMIN"]),
    finds: "Deployment/auth: adds capabilities",
  },
  ...(["hostNetwork", "hostPID", "hostIPC"] as const).map((sharing, index) => ({
    slip: `the host's own: ${sharing}`,
    in: `Deployment/${["analytics", "inquiry", "backup"][index]}`,
    plant: (it: Loose & { spec: Loose }) => put(it, POD, sharing, true),
    finds: `Deployment/${["analytics", "inquiry", "backup"][index]}: shares the host's namespaces`,
  })),
  {
    slip: "a required variable that is not given",
    in: "Deployment/inquiry",
    plant: (it) => void (envOf(it, "REDIS_URL_FILE").name = "REDIS_FILE"),
    finds: "Deployment/inquiry: REDIS_URL is required and not given",
  },
  {
    slip: "a variable that nobody reads",
    in: "Deployment/inquiry",
    plant: () => {},
    finds: "Deployment/inquiry: REDIS is given and nobody reads it",
  },
  {
    slip: "a key that the Secret does not have",
    in: "ExternalSecret/ai",
    plant: (it) => void (at(it, "spec.data") as unknown as unknown[]).pop(),
    finds: "Deployment/ai: Secret ai has no key AI_API_KEY",
  },
  {
    slip: "a secret in the open",
    in: "Deployment/analytics",
    plant: (it) => put(it, `${CONTAINER}.env.0`, "value", "mongodb://analytics:hunter2@mongodb"),
    finds: "Deployment/analytics: LOG_FORMAT holds a secret",
  },
  {
    slip: "a key that a ConfigMap does not have",
    in: "Deployment/backup",
    plant: (it) => {
      const env = at(it, `${CONTAINER}.env`) as unknown as { name: string; valueFrom?: { configMapKeyRef: Loose } }[];
      put(
        env.find(({ name }) => name === "LOG_LEVEL"),
        "valueFrom.configMapKeyRef",
        "key",
        "LOG",
      );
    },
    finds: /^Deployment\/backup: ConfigMap platform-\w+ has no key LOG$/,
  },
  {
    slip: "a call that the caller's policy stops",
    in: "NetworkPolicy/ai",
    plant: (it) => void (at(it, "spec.egress") as unknown as unknown[]).shift(),
    finds: "Deployment/ai: its call to case-chat:8080 does not pass: egress",
  },
  {
    slip: "a call that the callee's policy stops, and a way in that nobody uses",
    in: "NetworkPolicy/auth",
    plant: (it) => put(it, "spec.ingress.0.from.0.podSelector.matchLabels", "app.kubernetes.io/name", "analytics"),
    finds: "Deployment/gateway: its call to auth:8080 does not pass: ingress",
  },
  {
    slip: "a way in that nobody uses",
    in: "NetworkPolicy/auth",
    plant: () => {},
    finds: "Deployment/auth: lets analytics in, which does not call it",
  },
  {
    slip: "a door open to everyone",
    in: "NetworkPolicy/shell",
    plant: (it) => drop(it, "spec.ingress.0", "from"),
    finds: "NetworkPolicy/shell: opens a way for everyone or on every port",
  },
  {
    slip: "every port open",
    in: "NetworkPolicy/public",
    plant: (it) => drop(it, "spec.ingress.0", "ports"),
    finds: "NetworkPolicy/public: opens a way for everyone or on every port",
  },
  {
    slip: "the address of a Service that is not there",
    in: "Deployment/backup",
    plant: (it) => void (envOf(it, "AUTH_URL").value = "http://accounts:8080"),
    finds: "Deployment/backup: calls accounts, and there is no such Service",
  },
  {
    slip: "an ingress that one address may ask without end",
    in: "Ingress/platform",
    plant: (it) => drop(it, "metadata.annotations", "nginx.org/limit-req-rate"),
    finds: /^Ingress\/platform: does not limit the requests of an address/,
  },
  {
    slip: "an ingress that stops uploads",
    in: "Ingress/platform",
    plant: (it) => put(it, "metadata.annotations", "nginx.org/client-max-body-size", "20m"),
    finds: "Ingress/platform: stops uploads at 20m: 21m must pass",
  },
  {
    slip: "a scanner that nothing can ask",
    in: "Deployment/case-chat",
    plant: (it) =>
      void (at(it, `${CONTAINER}.env`) as unknown as unknown[]).push({
        name: "CLAMD_URL",
        value: "tcp://clamd.clamav:3310",
      }),
    finds: "Deployment/case-chat: no policy lets it reach tcp://clamd.clamav:3310: every upload would be refused",
  },
  {
    slip: "a way to a scanner that nobody asks",
    in: "NetworkPolicy/inquiry",
    plant: (it) => put(it, "spec.egress.0.ports.0", "port", 3310),
    finds: "Deployment/inquiry: may reach port 3310, and has no CLAMD_URL",
  },
  {
    slip: "nothing denied",
    in: "NetworkPolicy/default-deny",
    plant: (it) => put(it, "spec", "policyTypes", ["Ingress"]),
    finds: "no NetworkPolicy denies what none allows",
  },
];

const titled = (manifests: Manifest[], title: string) => {
  const found = manifests.find(({ kind, metadata: { name } }) => `${kind}/${name}` === title);
  if (!found) throw new Error(`no ${title} to plant an error in`);
  return found as unknown as Loose & { spec: Loose };
};

describe("the check of the manifests", () => {
  let clean: string[];
  let found: string[];

  beforeAll(async () => {
    const modules = await configModules();
    clean = await validate(render(PROD), { modules });
    const manifests = render(PROD);
    for (const { in: title, plant } of PLANTED) plant(titled(manifests, title));
    found = await validate(manifests, { modules });
  });

  it("has nothing to say against production", () => {
    expect(clean).toEqual([]);
  });

  it.each(PLANTED)("finds $slip", ({ finds }) => {
    expect(found).toContain(typeof finds === "string" ? finds : found.find((line) => finds.test(line)));
  });
});
