import { PUSH_SCOPE } from "@legal/contracts/routes";
import { readStored, writeStored } from "../preferences/browser-storage.ts";
import { PUSH_READER_KEY, READER_KEY } from "../preferences/private-storage.ts";

/** What a push service still holds for this browser is not shown to its next user. */
export const endBrowserPushes = async (): Promise<void> => {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  writeStored(PUSH_READER_KEY, null);
};

/** Ends the pushes of another account. Those of the release before name none: they are taken for the last reader's. */
export const endOthersPushes = async (userId: string): Promise<void> => {
  const owner = readStored(PUSH_READER_KEY) ?? readStored(READER_KEY);
  if (owner !== null && owner !== userId) await endBrowserPushes();
};
