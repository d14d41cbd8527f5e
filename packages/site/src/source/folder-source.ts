import type { RequestHandler } from "express";
import { createBuiltFiles } from "./built-files.ts";
import { readWebBuild, type WebBuild } from "../build/web-build.ts";
import type { SiteSource } from "./site-source.ts";

/** The folder that `npm run build` wrote. It may appear after this process started, and is read once. */
export const createFolderSource = (webDir: string, remoteUrls: Record<string, string>): SiteSource => {
  let build: WebBuild | undefined;
  let files: RequestHandler | undefined;
  return {
    current: () => {
      build ??= readWebBuild(webDir, remoteUrls);
      if (build) files ??= createBuiltFiles(webDir) as RequestHandler | undefined;
      return build;
    },
    isReady: () => true,
    files: (req, res, next) => (files ? files(req, res, next) : next()),
    stop: () => {},
  };
};
