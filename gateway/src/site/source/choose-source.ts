import type { Logger } from "@legal/service-kit";
import type { GatewaySettings } from "../../config.ts";
import { folderSource } from "./folder-source.ts";
import { frontendsSource } from "./frontends-source.ts";
import type { SiteSource } from "./site-source.ts";

/** Frontends that are deployed one by one where their addresses are given, else the folder of one build. */
export const siteSource = (
  {
    FRONTENDS: addresses,
    WEB_DIR: webDir,
    REMOTES: remoteUrls,
  }: Pick<GatewaySettings, "FRONTENDS" | "WEB_DIR" | "REMOTES">,
  logger: Logger,
): SiteSource => (addresses ? frontendsSource({ addresses, remoteUrls, logger }) : folderSource(webDir, remoteUrls));
