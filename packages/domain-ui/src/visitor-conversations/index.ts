export { useVisitorConversations, useWaitingConversation } from "./use-visitor-conversations.ts";
export { visitorConversationsApi } from "./visitor-conversations-api.ts";
export { VisitorConversations } from "./visitor-conversations.tsx";
