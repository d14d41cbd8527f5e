import type { AppStore } from "../store/create-app-store.ts";
import { checkSession, sessionApi } from "./session-api.ts";

const REPORT_EVERY_MS = 5 * 60_000;
const SIGNS = ["pointerdown", "keydown"] as const;

/** Reports use to the server: what loads by itself must not keep an abandoned page signed in. */
export const keepSessionInUse = (store: AppStore): void => {
  const select = sessionApi.endpoints.me.select();
  let reportedAt = Date.now();
  const noteUse = () => {
    if (Date.now() - reportedAt < REPORT_EVERY_MS || !select(store.getState()).data) return;
    reportedAt = Date.now();
    void checkSession(store);
  };
  for (const sign of SIGNS) addEventListener(sign, noteUse, { passive: true });
};
