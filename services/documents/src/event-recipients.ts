import { deliveryCorrected, documentCommented, documentStateChanged } from "@legal/contracts";

/** Services whose queues exist before they start: a day that is corrected must reach a release that learns of it later. */
export const eventRecipients = {
  "case-chat": [documentStateChanged, deliveryCorrected],
  notifications: [documentStateChanged, documentCommented],
};
