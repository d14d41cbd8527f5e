import { gauge, type Logger } from "@legal/service-kit";
import type { z } from "zod";
import { pendingReleases, resolveCompatibleReleases } from "../build/compatible-releases.ts";
import { buildOf, remoteRelease, shellRelease } from "../build/release.ts";
import type { RemoteRelease, ShellRelease, SiteReleases } from "../build/release.ts";
import type { WebBuild } from "../build/web-build.ts";
import { createFileForwarder } from "./file-forwarder.ts";
import type { SiteSource } from "./site-source.ts";

/** The replicas that a configured address has at the moment, kept up to date until stopped. */
export type ResolveReplicas = (configured: readonly URL[]) => {
  at: (configured: URL) => readonly URL[];
  stop: () => void;
};

interface FrontendsDeps {
  addresses: Readonly<Record<string, URL>>;
  remoteUrls: Record<string, string>;
  pollMs: number;
  resolveReplicas: ResolveReplicas;
  logger: Logger;
}

const TIMEOUT_MS = 2500;

/** Fetches one frontend's release, and calls `onChange` when it differs from the last one. */
const createReleasePoller = <T>(url: URL, schema: z.ZodType<T>, onChange: (release: T) => void) => {
  let etag = "";
  return async (): Promise<void> => {
    const answer = await fetch(url, { headers: { "if-none-match": etag }, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 304) {
      await answer.body?.cancel();
      return;
    }
    if (!answer.ok) throw new Error(`release.json: ${answer.status}`);
    const release = schema.parse(await answer.json());
    etag = answer.headers.get("etag") ?? "";
    onChange(release);
  };
};

/** The site of frontends that are deployed one by one: their releases are polled, their files forwarded. */
export const createFrontendsSource = ({
  addresses,
  remoteUrls,
  pollMs,
  resolveReplicas,
  logger,
}: FrontendsDeps): SiteSource => {
  let shell: ShellRelease | undefined;
  let shown: SiteReleases | undefined;
  let build: WebBuild | undefined;
  const remotes = new Map<string, RemoteRelease>();
  const waits = gauge("gateway_release_waits", "1 while a newer release waits for another frontend's", ["frontend"]);
  const names = Object.keys(addresses).filter((name) => name !== "shell");
  const replicas = resolveReplicas(Object.values(addresses));

  const rebuild = (changed: string): void => {
    logger.info({ frontend: changed }, "another release");
    if (!shell) return;
    const newest = { shell, remotes };
    shown = resolveCompatibleReleases(newest, shown);
    for (const name of Object.keys(addresses)) waits.set({ frontend: name }, 0);
    for (const pending of pendingReleases(newest, shown)) {
      logger.warn(pending, "a release waits for another frontend's");
      waits.set({ frontend: pending.frontend }, 1);
    }
    const absent = names.filter((name) => !remotes.has(name));
    build = buildOf({ ...shown, absent, remoteUrls });
  };
  const pollerOf = (name: string, address: URL) => {
    const url = new URL(`/web/${name}/release.json`, address);
    if (name === "shell")
      return createReleasePoller(url, shellRelease, (release) => {
        shell = release;
        rebuild(name);
      });
    return createReleasePoller(url, remoteRelease, (release) => {
      remotes.set(name, release);
      rebuild(name);
    });
  };

  const pollers = Object.entries(addresses).map(([name, address]) => ({
    name,
    poll: pollerOf(name, address),
    isDown: false,
  }));
  const pollOne = async (poller: (typeof pollers)[number]): Promise<void> => {
    try {
      await poller.poll();
      poller.isDown = false;
    } catch (error) {
      if (!poller.isDown) logger.warn({ frontend: poller.name, err: error }, "release of a frontend unavailable");
      poller.isDown = true;
    }
  };
  const pollAll = (): void => pollers.forEach((poller) => void pollOne(poller));
  pollAll();
  const timer = setInterval(pollAll, pollMs).unref();
  const forwarder = createFileForwarder((name) => {
    const address = addresses[name];
    return address ? replicas.at(address) : [];
  });

  return {
    current: () => build,
    isReady: () => build !== undefined,
    files: forwarder.handle,
    stop: () => {
      clearInterval(timer);
      replicas.stop();
      forwarder.stop();
    },
  };
};
