import { useEffect } from "react";
import { baseApi } from "../api/base-api.ts";
import { readerOf } from "../api/reader-of.ts";
import { useAppStore } from "../store/hooks.ts";
import { connectSocket } from "./connect-socket.ts";
import { realtime } from "./realtime.ts";
import { serveFormerRemotes } from "./serve-former-remotes.ts";

const wakeWhenVisible = () => {
  if (document.visibilityState === "visible") realtime.wake();
};

/** Holds the connection while the caller is on the page and `wanted`. */
export const useRealtime = (wanted: boolean) => {
  const store = useAppStore();
  useEffect(() => {
    if (!wanted) return undefined;
    const letGo = realtime.open(() => connectSocket(() => readerOf(store.getState())?.id));
    const stopListening = realtime.on("refused", () => store.dispatch(baseApi.util.invalidateTags(["Session"])));
    const stopServing = serveFormerRemotes(store);
    addEventListener("online", realtime.wake);
    document.addEventListener("visibilitychange", wakeWhenVisible);
    return () => {
      stopListening();
      stopServing();
      removeEventListener("online", realtime.wake);
      document.removeEventListener("visibilitychange", wakeWhenVisible);
      letGo();
    };
  }, [wanted, store]);
};
