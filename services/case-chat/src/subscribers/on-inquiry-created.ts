import { inquiryCreated } from "@legal/contracts";
import { on } from "@legal/event-bus";
import type { Announcer } from "../realtime/announcer.ts";

// Staff's screens hear of inquiries over the sockets that they already hold; hearing twice asks once more.
export const onInquiryCreated = (announce: Announcer) => on(inquiryCreated, async () => announce.inquiriesChanged());
