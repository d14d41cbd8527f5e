import { endBrowserPushes, forgetPrivate, paths, PUSH_READER_KEY, readStored } from "@legal/web-kit";

/**
 * Shows the result by a full navigation, so that nothing of the account stays in memory or in this browser. What others
 * wrote here stays; the release before does not say whose account it was.
 */
export const leaveDeleted = async (userId: string | undefined): Promise<void> => {
  const reader = readStored(PUSH_READER_KEY);
  if (userId === undefined || reader === null || reader === userId) await endBrowserPushes().catch(() => undefined);
  forgetPrivate(userId);
  location.replace(paths.deleteAccount({ done: "1" }));
};
