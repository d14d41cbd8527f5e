import { stringify } from "yaml";
import { DEPLOYABLES, isNode, type Deployable, type NodeDeployable } from "./deployables.ts";
import { externalSecretOf } from "./external-secret.ts";
import { labelsOf } from "./names.ts";
import { jobNetworkPolicyOf, namespacePolicies, networkPolicyOf, servicesOf } from "./network.ts";
import { indexJobOf, workloadOf } from "./workload.ts";

const HEADER = "# Generated from packages/kubernetes: npm run check:k8s -- --fix\n";

const asYaml = (objects: readonly unknown[]): string =>
  HEADER + objects.map((one) => stringify(one, { lineWidth: 0, aliasDuplicateObjects: false })).join("---\n");

const hasDatabase = (deployable: Deployable): deployable is NodeDeployable =>
  isNode(deployable) && deployable.backing.includes("mongodb");

const literals = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => `${name}=${value}`);

const kustomizationOf = (deployable: Deployable) => ({
  apiVersion: "kustomize.config.k8s.io/v1beta1",
  kind: "Kustomization",
  resources: ["workload.yaml", "network.yaml", ...(hasDatabase(deployable) ? ["indexes.yaml"] : [])],
  ...(isNode(deployable) && {
    configMapGenerator: [
      {
        name: deployable.name,
        literals: literals(deployable.settings),
        options: { labels: labelsOf(deployable.name) },
      },
    ],
  }),
});

const folderOf = (deployable: Deployable): Record<string, string> => ({
  "kustomization.yaml": asYaml([kustomizationOf(deployable)]),
  "workload.yaml": asYaml(workloadOf(deployable)),
  "network.yaml": asYaml([...servicesOf(deployable), networkPolicyOf(deployable)]),
  ...(hasDatabase(deployable) && {
    "indexes.yaml": asYaml([indexJobOf(deployable), jobNetworkPolicyOf(deployable)]),
  }),
});

const foldersBelow = (parent: string): [string, string][] =>
  DEPLOYABLES.flatMap((deployable) =>
    Object.entries(folderOf(deployable)).map(([file, text]): [string, string] => [
      `${parent}/${deployable.name}/${file}`,
      text,
    ]),
  );

/** Every generated file below `k8s/`, by its path there. */
export const baseFiles = (): Record<string, string> => ({
  ...Object.fromEntries(foldersBelow("base")),
  "base/network-policies.yaml": asYaml(namespacePolicies()),
  "overlays/prod/external-secrets.yaml": asYaml(DEPLOYABLES.filter(isNode).map(externalSecretOf)),
});
