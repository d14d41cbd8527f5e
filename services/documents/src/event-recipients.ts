import { deliveryCorrected, documentCommented, documentsDataRead, documentStateChanged } from "@legal/contracts";

/** Services whose queues exist before they start: a day that is corrected must reach a release that learns of it later. */
export const eventRecipients = {
  "case-chat": [documentStateChanged, deliveryCorrected, documentsDataRead],
  notifications: [documentStateChanged, documentCommented],
};
