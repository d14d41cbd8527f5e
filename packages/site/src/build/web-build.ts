import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@legal/contracts";
import { z } from "zod";

const scripts = z.array(z.string());
const view = z.object({ remote: z.string(), page: z.string() });

const messages = z.partialRecord(z.enum(LANGUAGES), scripts).default({});

/** What pages load of the shell's build. */
export const shellFiles = z.object({
  messages,
  /** It has a policy for trusted types; a release without one cannot load a script where a page demands them. */
  trustedTypes: z.boolean().default(false),
});

/** What pages preload of a remote's build. */
export const remoteFiles = z.object({
  manifest: z.string(),
  inline: z.unknown(),
  scripts: scripts.default([]),
  messages,
  pages: z.record(z.string(), scripts).default({}),
});

export const siteRoutes = z.array(
  z.object({
    path: z.string(),
    noindex: z.boolean().default(false),
    prerendered: z.boolean().default(false),
    visitor: view.optional(),
    member: view.optional(),
  }),
);

const webManifest = z.object({
  template: z.string(),
  shell: shellFiles.default({ messages: {}, trustedTypes: false }),
  remotes: z.record(z.string(), remoteFiles),
  routes: siteRoutes,
  pages: z
    .object({ dir: z.string(), addresses: z.array(z.string()), forMembers: z.boolean().default(false) })
    .optional(),
});

export const finishedPage = z.object({ head: z.string(), body: z.string() });

export type PrerenderedPage = z.output<typeof finishedPage>;
/** In the place of an address: the page that visitors get where only members have one. */
export const FOR_MEMBERS = "for-members";

type WebManifest = z.output<typeof webManifest>;
export type SiteRoute = WebManifest["routes"][number];
export type BuiltRemote = WebManifest["remotes"][string];

/** What the frontend build left for this gateway; how it is used is in packages/site/README.md. */
export interface WebBuild {
  template: string;
  shell: WebManifest["shell"];
  remotes: Record<string, BuiltRemote>;
  routes: readonly SiteRoute[];
  /** Addresses that exist in every language as finished pages; undefined when they do not fit the remotes in use. */
  addresses: ReadonlySet<string> | undefined;
  /** Whether `FOR_MEMBERS` is finished, too. */
  forMembers: boolean;
  prerendered: (address: string, language: Language) => PrerenderedPage;
}

const isMissing = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";

/** A remote that is deployed elsewhere brings a manifest of its own; nothing of the local build fits it. */
export const override = (
  remotes: Record<string, BuiltRemote>,
  urls: Record<string, string>,
): Record<string, BuiltRemote> => ({
  ...remotes,
  ...Object.fromEntries(
    Object.entries(urls).map(([name, manifest]) => [
      name,
      { manifest, inline: undefined, scripts: [], messages: {}, pages: {} },
    ]),
  ),
});

/** Pages made of a remote that now comes from elsewhere would not be what that remote shows. */
const pagesOf = (webDir: string, { pages, routes }: WebManifest, remoteUrls: Record<string, string>) => {
  const isStale = routes.some(({ prerendered, visitor }) => prerendered && visitor && visitor.remote in remoteUrls);
  return {
    addresses: isStale || !pages ? undefined : new Set(pages.addresses),
    forMembers: pages?.forMembers ?? false,
    prerendered: (address: string, language: Language): PrerenderedPage => {
      const name = address === "/" ? "index" : address;
      const place = address === FOR_MEMBERS ? [FOR_MEMBERS, language] : [language, name];
      const file = `${join(webDir, pages?.dir ?? "", ...place)}.json`;
      return finishedPage.parse(JSON.parse(readFileSync(file, "utf8")));
    },
  };
};

/** Reads the build; undefined when there is none. Throws when there is one that cannot be understood. */
export const readWebBuild = (webDir: string, remoteUrls: Record<string, string>): WebBuild | undefined => {
  try {
    const manifest = webManifest.parse(JSON.parse(readFileSync(join(webDir, "web-manifest.json"), "utf8")));
    const template = readFileSync(join(webDir, manifest.template), "utf8");
    return {
      ...manifest,
      template,
      remotes: override(manifest.remotes, remoteUrls),
      ...pagesOf(webDir, manifest, remoteUrls),
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};
