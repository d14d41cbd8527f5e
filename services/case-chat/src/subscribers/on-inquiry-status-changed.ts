import { inquiryStatusChanged } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { broadcast } from "../broadcasts/broadcast.ts";

export const onInquiryStatusChanged = on(inquiryStatusChanged, async ({ inquiryId, to: status }, { session }) =>
  broadcast({ what: "inquiries-changed", change: { inquiryId, status } }, session),
);
