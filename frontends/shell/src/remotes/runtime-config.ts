import type { LocalizedBusiness } from "@legal/contracts/business";

export interface RuntimeConfig {
  remotes: Record<string, { manifest: string }>;
  /** Federation manifests that came with the HTML, by remote. */
  inline?: Record<string, unknown>;
  /** The site's public origin. */
  origin?: string;
  /** The operator's details. */
  business?: LocalizedBusiness;
  /** Whether the gateway found a live session; absent when it could not check. */
  reader?: "visitor" | "member";
}

/** What the gateway put into the HTML; undefined when another server delivered it. */
export const inlineConfig = (): RuntimeConfig | undefined => {
  const text = document.getElementById("runtime-config")?.textContent;
  return text ? (JSON.parse(text) as RuntimeConfig) : undefined;
};

const fetchConfig = async (): Promise<RuntimeConfig> => {
  const response = await fetch("/config.json", { cache: "no-cache" });
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return (await response.json()) as RuntimeConfig;
};

export const readRuntimeConfig = async (): Promise<RuntimeConfig> => inlineConfig() ?? fetchConfig();
