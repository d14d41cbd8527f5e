import type { RequestHandler } from "express";
import type { WebBuild } from "../build/web-build.ts";

/** Where the site comes from. */
export interface SiteSource {
  /** The build to compose pages of, another object after each change; undefined while there is none. */
  current: () => WebBuild | undefined;
  /** False for a process that could not show a single page yet. */
  isReady: () => boolean;
  /** Answers what is below /web, or passes on. */
  files: RequestHandler;
  stop: () => void;
}
