export const listMessagesRoute = "GET /api/chat-rooms/:id/messages";
export const markReadRoute = "POST /api/chat-rooms/:id/read";
