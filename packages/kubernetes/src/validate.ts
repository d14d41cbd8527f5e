import { clusterOf } from "./cluster.ts";
import type { ConfigModule } from "./config-modules.ts";
import { titleOf, type Manifest } from "./manifest.ts";
import { availabilityProblems } from "./rules/availability.ts";
import { configurationProblems } from "./rules/configuration.ts";
import { ingressProblems } from "./rules/ingress.ts";
import { networkProblems } from "./rules/network-calls.ts";
import { podProblems } from "./rules/pod-security.ts";
import { referenceProblems } from "./rules/references.ts";
import { scannerProblems } from "./rules/scanner.ts";
import { schemaProblems } from "./schema.ts";
import { unknownFieldProblems } from "./unknown-fields.ts";

const doubles = (manifests: readonly Manifest[]): string[] => {
  const titles = manifests.map(titleOf);
  return titles.filter((title, index) => titles.indexOf(title) !== index).map((title) => `${title}: declared twice`);
};

interface Surroundings {
  /** What each deployable reads, see `configModules`. */
  modules: ReadonlyMap<string, ConfigModule>;
  /** Secrets that are made otherwise, with their keys. */
  declared?: Readonly<Record<string, readonly string[]>>;
}

/** Everything that is wrong with the objects of one overlay, in lines. */
export const validate = async (
  manifests: readonly Manifest[],
  { modules, declared = {} }: Surroundings,
): Promise<string[]> => {
  const cluster = clusterOf(manifests, declared);
  const rules = [
    referenceProblems,
    podProblems,
    availabilityProblems,
    networkProblems,
    ingressProblems,
    scannerProblems,
    configurationProblems(modules),
  ];
  const [schema, unknown] = await Promise.all([schemaProblems(manifests), unknownFieldProblems(manifests)]);
  return [...doubles(manifests), ...schema, ...unknown, ...rules.flatMap((rule) => rule(cluster))];
};
