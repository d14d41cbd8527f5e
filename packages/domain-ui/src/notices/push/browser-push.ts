import { pathOf } from "@legal/contracts/client";
import { PUSH_SCOPE, pushWorkerRoute } from "@legal/contracts/routes";

/** On an iPhone only once the site is on the home screen. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

export const findSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Whether pushes with this key reach it; with other keys than before none does. */
export const isFor = ({ options }: PushSubscription, publicKey: string): boolean => {
  const key = options.applicationServerKey;
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === publicKey;
};

/** What the server has to know of it. */
export const partsOf = (subscription: PushSubscription) => {
  const { endpoint = "", keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } };
};

const started = async (registration: ServiceWorkerRegistration): Promise<void> => {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return;
  await new Promise<void>((resolve) =>
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve();
    }),
  );
};

/** Asks the person, who may refuse; with another key than before the browser has to subscribe again. */
export const subscribeBrowser = async (applicationServerKey: string): Promise<PushSubscription | "refused"> => {
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  const registration = await navigator.serviceWorker.register(pathOf(pushWorkerRoute), { scope: PUSH_SCOPE });
  await started(registration);
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
};
