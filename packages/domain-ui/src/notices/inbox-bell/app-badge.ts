/** The number of unread notices on the installed app’s icon; nothing at 0, and nothing where the platform has no badges. */
export const setAppBadge = async (count: number): Promise<void> => {
  try {
    if (count > 0) await navigator.setAppBadge?.(count);
    else await navigator.clearAppBadge?.();
  } catch {
    // The browser may refuse badges for pages that are not installed.
  }
};
