import { paths } from "../links/paths.ts";
import { endBrowserPushes } from "./end-browser-pushes.ts";
import { countUnsent, forgetPrivate } from "../preferences/private-storage.ts";
import { discardUnsent } from "../prompts/discard-unsent.ts";
import { useLogoutMutation } from "./session-api.ts";
import { useSession } from "./use-session.ts";

/**
 * Ends the session and leaves for the login by a full navigation, so that nothing private stays in memory or in this
 * browser. Asks first where that would lose messages that are not sent yet.
 */
export const useLogout = (next?: string) => {
  const [logout] = useLogoutMutation();
  const { user } = useSession();
  return async () => {
    if (user && countUnsent(user.id) > 0 && !(await discardUnsent.ask())) return;
    const [{ error }] = await Promise.all([logout(), endBrowserPushes().catch(() => undefined)]);
    // oxlint-disable-next-line no-console -- a failed logout is logged and nothing else
    if (error) console.warn("logout failed", error);
    // The back button may bring this page back as it is; then it is reloaded (the shell's keep-reader-fresh).
    document.documentElement.hidden = true;
    forgetPrivate();
    location.assign(paths.login(next));
  };
};
