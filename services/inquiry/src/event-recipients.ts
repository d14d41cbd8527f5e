import { inquiryCreated, inquiryDataRead, inquiryMailRequested, inquiryStatusChanged } from "@legal/contracts";

/** Services whose queues exist before they start: mails must leave, and what staff read must reach the audit log. */
export const eventRecipients = {
  "case-chat": [inquiryCreated, inquiryStatusChanged, inquiryDataRead],
  notifications: [inquiryCreated, inquiryMailRequested],
};
