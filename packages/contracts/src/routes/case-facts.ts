export const getRoomFactsRoute = "GET /internal/chat-rooms/:id";
export const getMessageFactsRoute = "GET /internal/messages/:id";
