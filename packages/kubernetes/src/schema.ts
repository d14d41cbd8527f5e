import type { Manifest } from "./manifest.ts";
import { titleOf } from "./manifest.ts";

interface Model {
  validate(): void;
}

const CUSTOM = "external-secrets.io/";

const modelOf = async ({ apiVersion, kind }: Manifest): Promise<(new (data: unknown) => Model) | undefined> => {
  try {
    const module = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<
      string,
      new (data: unknown) => Model
    >;
    return module[kind];
  } catch {
    // Not a kind of the API server.
    return undefined;
  }
};

const problemOf = async (manifest: Manifest): Promise<string | undefined> => {
  const Model = await modelOf(manifest);
  if (!Model) return `no such kind: ${manifest.apiVersion} ${manifest.kind}`;
  try {
    new Model(structuredClone(manifest)).validate();
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  }
};

/** Values against the JSON schemas of the API server: types, formats, what is required. It lets unknown fields pass. */
export const schemaProblems = async (manifests: readonly Manifest[]): Promise<string[]> => {
  const own = manifests.filter(({ apiVersion }) => !apiVersion.startsWith(CUSTOM));
  const problems = await Promise.all(own.map(async (one) => [titleOf(one), await problemOf(one)] as const));
  return problems.flatMap(([title, problem]) => (problem === undefined ? [] : [`${title}: ${problem}`]));
};
