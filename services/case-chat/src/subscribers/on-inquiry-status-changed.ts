import { inquiryStatusChanged } from "@legal/contracts";
import { on } from "@legal/event-bus";
import type { Announcer } from "../realtime/announcer.ts";

export const onInquiryStatusChanged = (announce: Announcer) =>
  on(inquiryStatusChanged, async () => announce.inquiriesChanged());
