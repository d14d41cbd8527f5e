import { inquiryCreated } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { broadcast } from "../broadcasts/broadcast.ts";

// Staff's screens learn of inquiries over the sockets that they already hold; a redelivery makes them ask once more.
export const onInquiryCreated = on(inquiryCreated, async (_inquiry, { session }) =>
  broadcast({ what: "inquiries-changed" }, session),
);
