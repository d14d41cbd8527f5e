export const listActivityRoute = "GET /api/chat-rooms/:id/activity";
