/**
 * Facts on the bus, one file per publisher. Readers must take payloads with more fields than they know: an older service
 * reads what a newer one wrote.
 */

export * from "./ai.ts";
export * from "./auth.ts";
export * from "./backup.ts";
export * from "./case-chat.ts";
export * from "./documents.ts";
export * from "./gateway.ts";
export * from "./inquiry.ts";
export * from "./notifications.ts";
