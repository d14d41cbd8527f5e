export const getRoomFactsRoute = "GET /internal/chat-rooms/:id";
export const getUnansweredMessagesRoute = "GET /internal/chat-rooms/:id/unanswered-messages";
export const getMessageFactsRoute = "GET /internal/messages/:id";
