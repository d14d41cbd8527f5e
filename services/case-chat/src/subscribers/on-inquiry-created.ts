import { inquiryCreated } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { broadcast } from "../broadcasts/broadcast.ts";

// Staff's screens learn of inquiries over the sockets they already have; a redelivery makes them refetch once more.
export const onInquiryCreated = on(inquiryCreated, async (_inquiry, { session }) =>
  broadcast({ what: "inquiries-changed" }, session),
);
