/** Values without schemas, so that browser code can use them without carrying zod: `@legal/contracts/constants`. */

export * from "./accounts.ts";
export * from "./assistant.ts";
export * from "./audit-log.ts";
export * from "./calendar-feed.ts";
export * from "./cases.ts";
export * from "./chat.ts";
export * from "./deadlines.ts";
export * from "./documents.ts";
export * from "./files.ts";
export * from "./inquiries.ts";
export * from "./language.ts";
export * from "./notices.ts";
export * from "./staff.ts";
export { mentionedIn, mentionOf, splitMentions } from "../mentions.ts";
export { isVisible } from "../plain-text.ts";
export { NEXT_IS_REFERRER, safeNext } from "../safe-next.ts";
