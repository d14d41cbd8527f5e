/** What staff do with customers' data, as events of the first release report it: a new kind needs an event of its own. */
export const STAFF_READ_KINDS = [
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

export const DOCUMENT_READ_KINDS = ["documents-listed", "document-read", "document-downloaded"] as const;

/** Everything that the audit log keeps. */
export const ACCESS_KINDS = [...STAFF_READ_KINDS, ...DOCUMENT_READ_KINDS] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];
