import { inquiryStatusChanged } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { broadcast } from "../broadcasts/broadcast.ts";

export const onInquiryStatusChanged = on(inquiryStatusChanged, async (_inquiry, { session }) =>
  broadcast({ what: "inquiries-changed" }, session),
);
