import { inboxChanged } from "@legal/contracts";

/** Services whose queues exist before they start. */
export const eventRecipients = { "case-chat": [inboxChanged] };
