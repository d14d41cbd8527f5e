import { readFileSync } from "node:fs";
import { relative } from "node:path";
import webpack, { type Compiler, type Dependency, type Module } from "webpack";
import { ROOT } from "../apps.ts";
import { FACADES } from "../shared-modules.ts";

const exportedNames = (facade: string): Set<string> => {
  const lists = readFileSync(facade, "utf8").matchAll(/export \{([^}]*)\}/g);
  return new Set([...lists].flatMap(([, list = ""]) => list.split(",").map((name) => name.trim())));
};

interface ImportDependency extends Dependency {
  request: string;
  ids: string[];
}

const isImport = (dependency: Dependency): dependency is ImportDependency =>
  "request" in dependency && "ids" in dependency && FACADES.has(String(dependency.request));

const missingNames = (module: Module, namesOf: Map<string, Set<string>>): string[] =>
  module.dependencies
    .filter(isImport)
    // An import without a name (`import * as`) would need all of them.
    .filter(({ request, ids }) => !namesOf.get(request)?.has(ids[0] ?? "*"))
    .map(({ request, ids }) => {
      const facade = relative(ROOT, FACADES.get(request) ?? "");
      return `${ids[0] ?? "*"} from ${request} is not in the façade ${facade} (imported by ${module.nameForCondition() ?? "?"})`;
    });

/** Fails a build that imports a name which the shell's façade does not give away: at run time it would be a boot error. */
export class FacadeNamesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap("FacadeNames", (compilation) => {
      compilation.hooks.finishModules.tap("FacadeNames", (modules) => {
        const namesOf = new Map([...FACADES].map(([request, facade]) => [request, exportedNames(facade)]));
        for (const problem of new Set([...modules].flatMap((module) => missingNames(module, namesOf)))) {
          compilation.errors.push(new webpack.WebpackError(problem));
        }
      });
    });
  }
}
