import type { Socket } from "node:net";

/** Counts open connections by key until they close; false, and not counted, above `limit`. */
export type CountOpen = (key: string, socket: Socket) => boolean;

export const createOpenCounter = (limit: number): CountOpen => {
  const open = new Map<string, number>();
  const release = (key: string): void => {
    const left = (open.get(key) ?? 1) - 1;
    if (left > 0) open.set(key, left);
    else open.delete(key);
  };
  return (key, socket) => {
    const before = open.get(key) ?? 0;
    if (before >= limit) return false;
    open.set(key, before + 1);
    socket.once("close", () => release(key));
    return true;
  };
};
