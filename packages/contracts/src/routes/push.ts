export const getPushKeyRoute = "GET /api/push/key";
export const subscribeToPushRoute = "POST /api/push/subscriptions";
export const endPushRoute = "DELETE /api/push/subscriptions/:id";
