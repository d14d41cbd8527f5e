export const chatRoute = "POST /api/ai/chat";
export const currentChatRoute = "GET /api/ai/chat";
export const followChatRoute = "GET /api/ai/chat/:id";
export const stopChatRoute = "POST /api/ai/chat/:id/stop";
export const regenerateChatRoute = "POST /api/ai/chat/:id/regenerate";
