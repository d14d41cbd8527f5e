// Generated from the services' subscribers: npm run check -- --fix writes it.
import { inquiryCreated, inquiryDataRead, inquiryMailRequested, inquiryStatusChanged } from "@legal/contracts";

/** Services whose queues exist before they start: what is published must reach one that starts later, too. */
export const eventRecipients = {
  "case-chat": [inquiryCreated, inquiryDataRead, inquiryStatusChanged],
  notifications: [inquiryCreated, inquiryMailRequested],
};
