import { paths } from "../links/paths.ts";
import { endBrowserPushes } from "./end-browser-pushes.ts";
import { forgetPrivate } from "../preferences/private-storage.ts";
import { useLogoutMutation } from "./session-api.ts";

/** Ends the session and leaves by a full navigation, so that nothing private stays in memory or in this browser. */
export const useLogout = () => {
  const [logout] = useLogoutMutation();
  return async () => {
    const [{ error }] = await Promise.all([logout(), endBrowserPushes().catch(() => undefined)]);
    // oxlint-disable-next-line no-console -- a failed logout is logged and nothing else
    if (error) console.warn("logout failed", error);
    // The back button may bring this page back as it is; then it is reloaded (the shell's keep-reader-fresh).
    document.documentElement.hidden = true;
    forgetPrivate();
    location.assign(paths.login());
  };
};
