export const getPushRoute = "GET /api/push";
export const subscribePushRoute = "POST /api/push/subscriptions";
export const unsubscribePushRoute = "POST /api/push/subscriptions/remove";
/** The folder of the service worker that shows pushes: all that it may control, so it comes between no page and the network. */
export const PUSH_SCOPE = "/api/push/";
export const pushWorkerRoute = `GET ${PUSH_SCOPE}worker.js` as const;
