import { baseApi } from "../api/base-api.ts";
import type { AppStore } from "../store/create-app-store.ts";
import { realtime } from "./realtime.ts";

const REFETCH_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** For one release: a remote of the one before does not know `case-changed`, so what it shows of cases is fetched again. */
export const serveFormerRemotes = ({ dispatch }: AppStore): (() => void) =>
  realtime.on("unhandled", (name) => {
    if (name !== "case-changed") return;
    timer ??= setTimeout(() => {
      timer = undefined;
      dispatch(baseApi.util.invalidateTags(["ChatRoom", "CaseCounts"]));
    }, REFETCH_MS);
  });
