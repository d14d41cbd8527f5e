import type { RemoteModule } from "@legal/web-kit";
import { startContainer } from "./container.ts";
import { findEntry } from "./find-entry.ts";

const started = new Map<string, Promise<RemoteModule>>();

const start = async (name: string): Promise<RemoteModule> => {
  try {
    return await startContainer(name, await findEntry(name));
  } catch (error) {
    started.delete(name);
    throw error;
  }
};

/** Uses a module instead of fetching it. */
export const provideRemote = (name: string, module: RemoteModule) => started.set(name, Promise.resolve(module));

/** A remote's module; rejects when it cannot be reached, and tries again on the next call. */
export const fetchRemote = (name: string): Promise<RemoteModule> => {
  const loading = started.get(name) ?? start(name);
  started.set(name, loading);
  return loading;
};
