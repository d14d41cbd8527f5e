import type { RemoteModule } from "@legal/web-kit";
import { loadScript } from "./load-script.ts";

/** The global of a federated build: it takes the shared libraries and provides its exposed modules. */
interface Container {
  init: (sharedLibraries: unknown) => Promise<unknown>;
  get: (exposed: string) => Promise<() => { remote: RemoteModule }>;
}

/* oxlint-disable no-underscore-dangle -- names that webpack gives */
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Record<string, unknown>;

// Prefixed, for a container called "public" would be a reserved word.
const globalNameOf = (name: string) => `mf_${name}`;

/** Starts a remote from its entry script and hands it the libraries of the page. */
export const startContainer = async (name: string, entry: string): Promise<RemoteModule> => {
  await Promise.all([loadScript(entry), __webpack_init_sharing__("default")]);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[globalNameOf(name)];
  if (!container) throw new Error(`${entry} is not the entry of remote "${name}"`);
  await container.init(__webpack_share_scopes__["default"]);
  const module = await container.get("./remote");
  return module().remote;
};
