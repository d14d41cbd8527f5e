import type { Subscription } from "@legal/event-bus";
import type { ChatServer } from "../realtime/socket-types.ts";
import { onAutoAnswered } from "./on-auto-answered.ts";
import { onCustomerDataRead } from "./on-customer-data-read.ts";
import { onDangerReported } from "./on-danger-reported.ts";
import { onDeliveryCorrected } from "./on-delivery-corrected.ts";
import { onDocumentStateChanged } from "./on-document-state-changed.ts";
import { onInboxChanged } from "./on-inbox-changed.ts";
import { onInquiryCreated } from "./on-inquiry-created.ts";
import { onInquiryStatusChanged } from "./on-inquiry-status-changed.ts";
import { onSessionEnded } from "./on-session-ended.ts";
import { onUserCreated } from "./on-user-created.ts";
import { onUserDeleted } from "./on-user-deleted.ts";
import { onUserUpdated } from "./on-user-updated.ts";

export const subscriptions = (io: ChatServer): Subscription[] => [
  onUserCreated,
  onUserUpdated,
  onUserDeleted,
  onSessionEnded(io),
  onAutoAnswered,
  onDangerReported,
  onInboxChanged,
  onDocumentStateChanged,
  onDeliveryCorrected,
  onInquiryCreated,
  onInquiryStatusChanged,
  ...onCustomerDataRead,
];
