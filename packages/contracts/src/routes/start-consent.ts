export const giveStartConsentRoute = "POST /api/chat-rooms/:id/start-consent";
