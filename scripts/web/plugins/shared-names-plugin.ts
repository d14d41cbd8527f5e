import { relative } from "node:path";
import webpack, { type Compilation, type Compiler, type Dependency, type Module } from "webpack";
import { ROOT } from "../apps.ts";
import { PROVIDERS, providedNames, REQUIRED_NAMES_FILE } from "../shared-modules.ts";

interface ImportDependency extends Dependency {
  request: string;
  ids: string[];
}

interface Taken {
  library: string;
  name: string;
  by: string;
}

const isImport = (dependency: Dependency): dependency is ImportDependency =>
  "request" in dependency && "ids" in dependency && PROVIDERS.has(String(dependency.request));

const takenBy = (module: Module): Taken[] =>
  module.dependencies.filter(isImport).map(({ request, ids }) => ({
    library: request,
    // An import without a name (`import * as`) would need all of them.
    name: ids[0] ?? "*",
    by: module.nameForCondition() ?? "?",
  }));

const problemsOf = (taken: Taken[]): Set<string> => {
  const given = providedNames();
  const missing = taken.filter(({ library, name }) => !given[library]?.includes(name));
  return new Set(
    missing.map(({ library, name, by }) => {
      const giver = relative(ROOT, PROVIDERS.get(library) ?? "");
      return `${name} from ${library} is not in ${giver} (imported by ${by})`;
    }),
  );
};

const namesByLibrary = (taken: Taken[]) =>
  Object.fromEntries(
    [...PROVIDERS.keys()].map((library) => {
      const names = taken.filter((one) => one.library === library).map(({ name }) => name);
      return [library, [...new Set(names)].toSorted()];
    }),
  );

const watch = (compilation: Compilation) => {
  let taken: Taken[] = [];
  compilation.hooks.finishModules.tap("SharedNames", (modules) => {
    taken = [...modules].flatMap(takenBy);
    for (const problem of problemsOf(taken)) compilation.errors.push(new webpack.WebpackError(problem));
  });
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
  compilation.hooks.processAssets.tap({ name: "SharedNames", stage }, () => {
    const text = JSON.stringify(namesByLibrary(taken));
    compilation.emitAsset(REQUIRED_NAMES_FILE, new webpack.sources.RawSource(text));
  });
};

/**
 * Fails a build that imports a name which the shell does not give away: at run time it would be a boot error. Lists the
 * imported names in a file, for a gateway that must know whether a release of a remote can run in a release of the shell.
 */
export class SharedNamesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap("SharedNames", watch);
  }
}
