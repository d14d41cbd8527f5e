export const listVisitorConversationsRoute = "GET /api/ai/visitor-conversations";
export const claimVisitorConversationsRoute = "POST /api/ai/visitor-conversations/claim";
export const forgetVisitorConversationsRoute = "POST /api/ai/visitor-conversations/forget";
