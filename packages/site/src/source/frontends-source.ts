import { gauge, type Logger } from "@legal/service-kit";
import type { z } from "zod";
import { createReplicaResolver } from "../../../../gateway/src/proxying/replica-resolver.ts";
import type { WebBuild } from "../build/web-build.ts";
import { resolveCompatibleReleases, pendingReleases } from "../build/compatible-releases.ts";
import { createFileForwarder } from "./forward-files.ts";
import { buildOf, remoteRelease, shellRelease } from "../build/release.ts";
import type { RemoteRelease, ShellRelease, SiteReleases } from "../build/release.ts";
import type { SiteSource } from "./site-source.ts";

interface FrontendsDeps {
  /** Where each frontend's own server listens. */
  addresses: Readonly<Record<string, URL>>;
  remoteUrls: Record<string, string>;
  logger: Logger;
}

const ASK_EVERY_MS = 3000;
const ANSWER_MS = 2500;

/** Asks for one frontend's release, and tells `onChange` when it is another one than the last time. */
const releaseAsker = <T>(url: URL, schema: z.ZodType<T>, onChange: (release: T) => void) => {
  let known = "";
  return async (): Promise<void> => {
    const answer = await fetch(url, { headers: { "if-none-match": known }, signal: AbortSignal.timeout(ANSWER_MS) });
    if (answer.status === 304) {
      await answer.body?.cancel();
      return;
    }
    if (!answer.ok) throw new Error(`release.json: ${answer.status}`);
    const release = schema.parse(await answer.json());
    known = answer.headers.get("etag") ?? "";
    onChange(release);
  };
};

/** The site of frontends that are deployed one by one: what they say of themselves is asked for, what they hold is passed on. */
export const createFrontendsSource = ({ addresses, remoteUrls, logger }: FrontendsDeps): SiteSource => {
  let shell: ShellRelease | undefined;
  let shown: SiteReleases | undefined;
  let build: WebBuild | undefined;
  const remotes = new Map<string, RemoteRelease>();
  const waits = gauge("gateway_release_waits", "1 while a newer release waits for another frontend's", ["frontend"]);
  const names = Object.keys(addresses).filter((name) => name !== "shell");
  const resolver = createReplicaResolver(Object.values(addresses));

  const rebuild = (changed: string): void => {
    logger.info({ frontend: changed }, "another release");
    if (!shell) return;
    const newest = { shell, remotes };
    shown = resolveCompatibleReleases(newest, shown);
    for (const name of Object.keys(addresses)) waits.set({ frontend: name }, 0);
    for (const waiting of pendingReleases(newest, shown)) {
      logger.warn(waiting, "a release waits for another frontend's");
      waits.set({ frontend: waiting.frontend }, 1);
    }
    const absent = names.filter((name) => !remotes.has(name));
    build = buildOf({ ...shown, absent, remoteUrls });
  };
  const askerOf = (name: string, address: URL) => {
    const url = new URL(`/web/${name}/release.json`, address);
    if (name === "shell")
      return releaseAsker(url, shellRelease, (release) => {
        shell = release;
        rebuild(name);
      });
    return releaseAsker(url, remoteRelease, (release) => {
      remotes.set(name, release);
      rebuild(name);
    });
  };

  const asking = Object.entries(addresses).map(([name, address]) => ({
    name,
    ask: askerOf(name, address),
    isDown: false,
  }));
  const askOne = async (one: (typeof asking)[number]): Promise<void> => {
    try {
      await one.ask();
      one.isDown = false;
    } catch (error) {
      if (!one.isDown) logger.warn({ frontend: one.name, err: error }, "a frontend does not tell its release");
      one.isDown = true;
    }
  };
  const askAll = (): void => asking.forEach((one) => void askOne(one));
  askAll();
  const timer = setInterval(askAll, ASK_EVERY_MS).unref();
  const forward = createFileForwarder((name) => {
    const address = addresses[name];
    return address ? resolver.at(address) : [];
  });

  return {
    current: () => build,
    isReady: () => build !== undefined,
    files: forward.handle,
    stop: () => {
      clearInterval(timer);
      resolver.stop();
      forward.stop();
    },
  };
};
