import type { AppStore } from "../store/create-app-store.ts";
import { checkSession, sessionApi } from "./session-api.ts";

const TOLD_EVERY_MS = 5 * 60_000;
const SIGNS = ["pointerdown", "keydown"] as const;

/** Tells the server that somebody is at the page: what loads by itself must not keep an abandoned desk signed in. */
export const keepSessionInUse = (store: AppStore): void => {
  const select = sessionApi.endpoints.me.select();
  let toldAt = Date.now();
  const noteUse = () => {
    if (Date.now() - toldAt < TOLD_EVERY_MS || !select(store.getState()).data) return;
    toldAt = Date.now();
    void checkSession(store);
  };
  for (const sign of SIGNS) addEventListener(sign, noteUse, { passive: true });
};
