import { securityAlerted } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storePendingEvent } from "../pending-events/store-pending-event.ts";

export const onSecurityAlerted = on(securityAlerted, ({ userId, alert: securityAlert }, context) =>
  storePendingEvent({ kind: "account-security", recipientIds: [userId], securityAlert }, context),
);
