/** Where each call is made, without schemas: browser code uses them without carrying zod. */

export * from "./account-deletion.ts";
export * from "./account-security.ts";
export * from "./ai-answer.ts";
export * from "./ai-chat.ts";
export * from "./ai-conversations.ts";
export * from "./analytics.ts";
export * from "./audit-log.ts";
export * from "./auth.ts";
export * from "./backup.ts";
export * from "./canned-replies.ts";
export * from "./case-activity.ts";
export * from "./case-changes.ts";
export * from "./case-facts.ts";
export * from "./case-list.ts";
export * from "./case-name.ts";
export * from "./chat-rooms.ts";
export * from "./consultations.ts";
export * from "./email-verification.ts";
export * from "./files.ts";
export * from "./inquiries.ts";
export * from "./messages.ts";
export * from "./notes.ts";
export * from "./recommendation.ts";
export * from "./translate.ts";
export * from "./users.ts";
export * from "./visitor-conversations.ts";
