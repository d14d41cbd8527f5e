import { inquiryCreated } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storePendingEvent } from "../pending-events/store-pending-event.ts";

export const onInquiryCreated = on(inquiryCreated, ({ inquiryId }, context) =>
  storePendingEvent({ kind: "inquiry-received", inquiryId }, context),
);
