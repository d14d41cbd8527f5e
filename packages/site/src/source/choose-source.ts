import type { Logger } from "@legal/service-kit";
import type { GatewaySettings } from "../../../../gateway/src/config.ts";
import { createFolderSource } from "./folder-source.ts";
import { createFrontendsSource } from "./frontends-source.ts";
import type { SiteSource } from "./site-source.ts";

/** Frontends that are deployed one by one where their addresses are given, else the folder of one build. */
export const createSiteSource = (
  {
    FRONTENDS: addresses,
    WEB_DIR: webDir,
    REMOTES: remoteUrls,
  }: Pick<GatewaySettings, "FRONTENDS" | "WEB_DIR" | "REMOTES">,
  logger: Logger,
): SiteSource =>
  addresses ? createFrontendsSource({ addresses, remoteUrls, logger }) : createFolderSource(webDir, remoteUrls);
