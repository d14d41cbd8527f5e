import type { Language } from "@legal/contracts/constants";
import {
  isReplaced,
  joinTexts,
  loadSiteTexts,
  REMEMBER_FAILURE_MS,
  trackedPromise,
  type Messages,
  type RemoteModule,
} from "@legal/web-kit";
import { fetchRemote } from "./fetch-remote.ts";

interface LoadedRemote {
  remote: RemoteModule;
  messages: Messages;
}

const loads = new Map<string, Promise<LoadedRemote>>();

const load = async (name: string, language: Language): Promise<LoadedRemote> => {
  const [site, remote] = await Promise.all([loadSiteTexts(language), fetchRemote(name)]);
  return { remote, messages: joinTexts(site, await remote.loadMessages(language)) };
};

/**
 * A remote with its texts and the site's in one language; the same promise each time, so that React can wait for it. Texts
 * that were replaced are asked for again; what failed waits for a retry.
 */
export const loadRemote = (name: string, language: Language): Promise<LoadedRemote> => {
  const key = `${name}:${language}`;
  const known = loads.get(key);
  if (known) return known;
  const loading = trackedPromise(load(name, language));
  loads.set(key, loading);
  const forget = () => void setTimeout(() => loads.delete(key), REMEMBER_FAILURE_MS);
  loading.then(({ messages }) => isReplaced(messages) && forget()).catch(() => undefined);
  return loading;
};

/** Drops what was loaded, or failed, of a remote. */
export const forgetRemote = (name: string) => {
  for (const key of loads.keys()) if (key.startsWith(`${name}:`)) loads.delete(key);
};
