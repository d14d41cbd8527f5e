/** What staff do with customers' data that the audit log keeps. */
export const ACCESS_KINDS = [
  "cases-listed",
  "case-opened",
  "messages-read",
  "notes-read",
  "file-downloaded",
  "ai-conversations-viewed",
  "ai-conversation-downloaded",
  "inquiries-viewed",
  "user-viewed",
  "export-made",
] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];
