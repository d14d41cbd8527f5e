export const getPushRoute = "GET /api/push";
export const subscribePushRoute = "POST /api/push/subscriptions";
export const unsubscribePushRoute = "POST /api/push/subscriptions/remove";
/** The service worker that shows pushes. Its folder is all that it may control, so it stands between no page and the network. */
export const pushWorkerRoute = "GET /api/push/worker.js";
