// Generated from the services' subscribers: npm run check -- --fix writes it.
/** Each makes the queues of its readers before its first event, so that they miss none. */
export const DELIVERIES: Readonly<Record<string, readonly string[]>> = {
  auth: ["case-chat", "ai", "inquiry", "backup", "notifications", "documents"],
  "case-chat": ["ai", "notifications", "documents"],
  ai: ["case-chat"],
  inquiry: ["case-chat", "notifications"],
  backup: ["case-chat"],
  notifications: ["case-chat"],
  documents: ["case-chat", "notifications"],
};
