import { forgetPrivate, paths } from "@legal/web-kit";

/** Shows the result by a full navigation, so that nothing of the account stays in memory or in this browser. */
export const leaveDeleted = (): void => {
  forgetPrivate();
  location.replace(paths.deleteAccount({ done: "1" }));
};
