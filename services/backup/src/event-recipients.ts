import { backupDataRead } from "@legal/contracts";

/** Services whose queues exist before they start: what staff read must reach the audit log. */
export const eventRecipients = { "case-chat": [backupDataRead] };
