export const listAiConversationsRoute = "GET /api/ai/conversations";
export const myAiConversationsRoute = "GET /api/ai-conversations/my";
export const listAiConversationsOfRoute = "GET /api/ai/conversations/:userId";
export const downloadAiConversationRoute = "GET /api/ai/conversations/:id/download";
export const linkAiConversationRoute = "PATCH /api/ai/conversations/:id/link";
