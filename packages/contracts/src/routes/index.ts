/** Where each call is made, without schemas: browser code uses them without carrying zod. */

export * from "./access-log.ts";
export * from "./account-deletion.ts";
export * from "./account-security.ts";
export * from "./ai.ts";
export * from "./analytics.ts";
export * from "./auth.ts";
export * from "./backup.ts";
export * from "./canned-replies.ts";
export * from "./case-facts.ts";
export * from "./chat-rooms.ts";
export * from "./email-verification.ts";
export * from "./files.ts";
export * from "./inquiries.ts";
export * from "./notes.ts";
export * from "./translate.ts";
export * from "./users.ts";
