import { createHash } from "node:crypto";
import webpack, { type Compilation, type Compiler } from "webpack";

const MANIFESTS = ["mf-manifest.json", "mf-stats.json"];

const hashEntry = (compilation: Compilation, entryName: string) => {
  const entry = compilation.getAsset(entryName);
  if (!entry) return;
  const hash = createHash("sha256").update(entry.source.buffer()).digest("hex").slice(0, 12);
  const hashedName = entryName.replace(".js", `.${hash}.js`);
  compilation.renameAsset(entryName, hashedName);
  for (const name of MANIFESTS) {
    const text = compilation.getAsset(name)?.source.source().toString();
    if (!text) continue;
    const patched = text.replaceAll(JSON.stringify(entryName), JSON.stringify(hashedName));
    compilation.updateAsset(name, new webpack.sources.RawSource(patched));
  }
};

/**
 * Names an entry by its content once it is complete, and points the federation manifest at it. A [contenthash] would not
 * do: `filename` of a container takes none, and @module-federation/enhanced 2.9 asks for a host's name before there is one.
 */
export class HashedEntryPlugin {
  readonly entryName: string;

  constructor(entryName: string) {
    this.entryName = entryName;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap("HashedEntry", (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 100;
      compilation.hooks.processAssets.tap({ name: "HashedEntry", stage }, () => hashEntry(compilation, this.entryName));
    });
  }
}
