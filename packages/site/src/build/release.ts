import { LANGUAGES } from "@legal/contracts";
import { z } from "zod";
import {
  finishedPage,
  FOR_MEMBERS,
  override,
  remoteFiles,
  shellFiles,
  siteRoutes,
  type WebBuild,
} from "./web-build.ts";

const namesByLibrary = z.record(z.string(), z.array(z.string())).optional();

/** What the shell's image says of itself. */
export const shellRelease = z
  .object({
    inputs: z.string(),
    /** The names of shared libraries that it has for remotes. */
    provides: namesByLibrary,
    /** `provides`, as the release before calls it. */
    gives: namesByLibrary,
    template: z.string(),
    files: shellFiles,
    routes: siteRoutes,
  })
  .transform(({ gives, provides = gives, ...release }) => ({ ...release, provides }));

const finishedPages = z.object({
  /** The shell that the pages were rendered in. */
  shell: z.string(),
  pages: z.record(z.enum(LANGUAGES), z.record(z.string(), finishedPage)),
  forMembers: z.record(z.enum(LANGUAGES), finishedPage).optional(),
});

/** What a remote's image says of itself. */
export const remoteRelease = z
  .object({
    /** The names of shared libraries that it needs of the shell. */
    requires: namesByLibrary,
    /** `requires`, as the release before calls it. */
    takes: namesByLibrary,
    files: remoteFiles,
    /** Pages with placeholders for the operator's facts. */
    prerendered: finishedPages.optional(),
  })
  .transform(({ takes, requires = takes, ...release }) => ({ ...release, requires }));

export type ShellRelease = z.output<typeof shellRelease>;
export type RemoteRelease = z.output<typeof remoteRelease>;

export interface SiteReleases {
  shell: ShellRelease;
  remotes: ReadonlyMap<string, RemoteRelease>;
}

/** Pages show what their shell and their remote show, when it is these two that a browser will run. */
const pagesOf = (shell: ShellRelease, remotes: ReadonlyMap<string, RemoteRelease>) => {
  const finished = Array.from(remotes.values(), ({ prerendered: pages }) => pages).find(
    (pages) => pages?.shell === shell.inputs,
  );
  return {
    addresses: finished && new Set(Object.keys(finished.pages.ko)),
    forMembers: finished?.forMembers !== undefined,
    prerendered: (address: string, language: (typeof LANGUAGES)[number]) => {
      const page = address === FOR_MEMBERS ? finished?.forMembers?.[language] : finished?.pages[language][address];
      if (!page) throw new Error(`no finished page of ${address} in ${language}`);
      return page;
    },
  };
};

interface Releases extends SiteReleases {
  /**
   * Remotes whose image has not answered yet: their address is known, and the shell says so when it cannot load them.
   */
  absent: readonly string[];
  remoteUrls: Record<string, string>;
}

/** The site as these releases of its frontends make it. */
export const buildOf = ({ shell, remotes, absent, remoteUrls }: Releases): WebBuild => {
  const present = Array.from(remotes).filter(([name]) => !(name in remoteUrls));
  const elsewhere = {
    ...Object.fromEntries(absent.map((name) => [name, `/web/${name}/mf-manifest.json`])),
    ...remoteUrls,
  };
  return {
    template: shell.template,
    shell: shell.files,
    routes: shell.routes,
    remotes: override(Object.fromEntries(present.map(([name, { files }]) => [name, files])), elsewhere),
    ...pagesOf(shell, new Map(present)),
  };
};
