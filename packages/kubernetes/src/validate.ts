import { clusterOf } from "./cluster.ts";
import { configModules } from "./config-modules.ts";
import { titleOf, type Manifest } from "./manifest.ts";
import { availabilityProblems } from "./rules/availability.ts";
import { configurationProblems } from "./rules/configuration.ts";
import { networkProblems } from "./rules/network-calls.ts";
import { podProblems } from "./rules/pod-security.ts";
import { referenceProblems } from "./rules/references.ts";
import { schemaProblems } from "./schema.ts";
import { unknownFieldProblems } from "./unknown-fields.ts";

const doubles = (manifests: readonly Manifest[]): string[] => {
  const titles = manifests.map(titleOf);
  return titles.filter((title, index) => titles.indexOf(title) !== index).map((title) => `${title}: declared twice`);
};

/**
 * Everything that is wrong with the objects of one overlay, in lines. `declared`: Secrets that are made otherwise, with
 * their keys.
 */
export const validate = async (
  manifests: readonly Manifest[],
  declared: Readonly<Record<string, readonly string[]>> = {},
): Promise<string[]> => {
  const rules = [
    referenceProblems,
    podProblems,
    availabilityProblems,
    networkProblems,
    configurationProblems(await configModules()),
  ];
  const cluster = clusterOf(manifests, declared);
  return [
    ...doubles(manifests),
    ...(await schemaProblems(manifests)),
    ...unknownFieldProblems(manifests),
    ...rules.flatMap((rule) => rule(cluster)),
  ];
};
