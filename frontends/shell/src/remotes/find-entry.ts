import { trustScriptsOf } from "./trusted-types.ts";
import { readRuntimeConfig, type RuntimeConfig } from "./runtime-config.ts";

/** The part of a federation manifest that is needed to begin. */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
}

/** A server that does not answer is an unavailable remote. */
const TIMEOUT_MS = 8000;

let reading: Promise<RuntimeConfig> | undefined;

const readConfig = () => {
  reading ??= readRuntimeConfig().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
};

/** The manifest that came with the HTML, once: a retry asks the server again. */
const takeInline = ({ inline }: RuntimeConfig, name: string): Manifest | undefined => {
  const manifest = inline?.[name];
  delete inline?.[name];
  return manifest as Manifest | undefined;
};

const fetchManifest = async (url: URL): Promise<Manifest> => {
  const response = await fetch(url, { cache: "no-cache", signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  return (await response.json()) as Manifest;
};

/** Address of the script with which a remote begins, as its manifest names it now. */
export const findEntry = async (name: string): Promise<string> => {
  const config = await readConfig();
  const address = config.remotes[name]?.manifest;
  if (!address) throw new Error(`no remote "${name}" is configured`);
  const url = new URL(address, location.origin);
  trustScriptsOf(url.origin);
  const { metaData } = takeInline(config, name) ?? (await fetchManifest(url));
  return new URL(metaData.remoteEntry.name, url).href;
};
