import type { Logger } from "@legal/service-kit";
import { createFolderSource } from "./folder-source.ts";
import { createFrontendsSource, type ResolveReplicas } from "./frontends-source.ts";
import type { SiteSource } from "./site-source.ts";

interface SourceSettings {
  /** Where each frontend's own server listens. */
  FRONTENDS?: Readonly<Record<string, URL>> | undefined;
  WEB_DIR: string;
  /** Other manifest URLs by the remote's name. */
  REMOTES: Record<string, string>;
  RELEASE_POLL_MS: number;
}

/** Frontends that are deployed one by one where their addresses are given, else the folder of one build. */
export const createSiteSource = (
  { FRONTENDS: addresses, WEB_DIR: webDir, REMOTES: remoteUrls, RELEASE_POLL_MS: pollMs }: SourceSettings,
  resolveReplicas: ResolveReplicas,
  logger: Logger,
): SiteSource =>
  addresses
    ? createFrontendsSource({ addresses, remoteUrls, pollMs, resolveReplicas, logger })
    : createFolderSource(webDir, remoteUrls);
