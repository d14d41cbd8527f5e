import { PUSH_SCOPE } from "@legal/contracts/routes";

/** What a push service still holds for this browser is not shown to its next user. */
export const endBrowserPushes = async (): Promise<void> => {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
};
