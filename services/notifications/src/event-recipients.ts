// Generated from the services' subscribers: npm run check -- --fix writes it.
import { inboxChanged } from "@legal/contracts";

/** Services whose queues exist before they start: what is published must reach one that starts later, too. */
export const eventRecipients = { "case-chat": [inboxChanged] };
